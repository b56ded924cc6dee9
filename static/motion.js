// Moves in motion, over a board that stands already.

import { center, circle, piece, shape, tile, trail } from "./draw.js";
import { $, page } from "./page.js";

/** The motion that is shown: `{run, pause, end}`. */
let motion = null;

/** Ends the motion that is shown; the board stands as it leaves it. */
export const finish = () => motion?.end();

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const shift = (from, to) => `translate(${to[0] - from[0]}px, ${to[1] - from[1]}px)`;

/** Shows moves over the board that already stands as they leave it. */
export async function animate(line, { slow = false, skip = false } = {}) {
  finish();
  const steps = skip ? line.slice(1) : line;
  if (!steps.length || !page.svg || still()) return;
  const hidden = [".under", ".pieces", ".over"].map((name) => $(name, page.svg));
  const [under, pieces] = [shape("g", {}), shape("g", {})];
  const played = [];
  const run = {
    run(node, frames, options) {
      const animation = node.animate(frames, { fill: "forwards", ...options });
      played.push(animation);
      return animation.finished;
    },
    pause: (duration) => run.run(pieces, [], { duration }),
    end() {
      motion = null;
      for (const animation of played) animation.cancel();
      under.remove();
      pieces.remove();
      for (const group of hidden) group.removeAttribute("display");
    },
  };
  motion = run;
  for (const group of hidden) group.setAttribute("display", "none");
  page.svg.append(under, pieces);
  try {
    for (const [i, step] of steps.entries()) {
      pieces.replaceChildren(...Object.entries(step.before).map(([s, symbol]) => piece(symbol, s)));
      under.replaceChildren();
      if (slow || skip || i) await run.pause(300);
      await travel(run, step, under, pieces);
    }
  } catch {
    return; // Ended by a tap; everything stands already.
  }
  if (motion === run) run.end();
}

/** A taken piece goes. */
function leave(run, piece, middle, options) {
  const small = `${shift([0, 0], middle)} scale(.85) ${shift(middle, [0, 0])}`;
  return run.run(piece, [{ transform: "none", opacity: 1 }, { transform: small, opacity: 0 }], options);
}

/** The stroke over a taken piece that still stands, not yet seen. */
function stroke(square, pieces) {
  const node = tile("strike", "m-strike", square, 3);
  node.setAttribute("opacity", 0);
  pieces.lastChild.before(node); // The mover is the last.
  return node;
}

async function travel(run, step, under, pieces) {
  const at = (square) => $(`[data-sq="${square}"]`, pieces);
  const mover = at(step.from);
  const route = [step.from, ...step.path];
  const spots = route.map(center);
  const chain = step.captured.length > 0 || step.path.length > 1;
  // Where taken pieces stay to the end, each gets its stroke, and all leave together.
  const last = page.data.lifts_last;
  const pace = Math.min(1, 1600 / (step.path.length * 220));
  const fades = [];
  pieces.append(mover);
  for (let leg = 0; leg < step.path.length; leg++) {
    under.replaceChildren(circle("wet", step.from, 34), ...(chain ? trail(route.slice(leg)) : []));
    const [from, to] = [spots[leg], spots[leg + 1]];
    const duration = chain ? 180 * pace : 160;
    const frames = [from, to].map((spot) => ({ transform: shift(spots[0], spot) }));
    const taken = step.captured[leg];
    if (taken) {
      const middle = center(taken);
      const passed = Math.hypot(middle[0] - from[0], middle[1] - from[1]) / Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (last) fades.push(run.run(stroke(taken, pieces), [{ opacity: 0 }, { opacity: 1 }], { delay: duration * passed, duration: 60 }));
      else fades.push(leave(run, at(taken), middle, { delay: duration * passed, duration: 120 }));
    }
    await run.run(mover, frames, { duration, easing: "cubic-bezier(.3,0,.2,1)" });
    if (chain && leg + 1 < step.path.length) await run.pause(40 * pace);
  }
  await Promise.all(fades);
  if (last) {
    const gone = step.captured.map((square) => leave(run, at(square), center(square), { duration: 120 }));
    for (const node of pieces.querySelectorAll(".strike")) gone.push(run.run(node, [{ opacity: 1 }, { opacity: 0 }], { duration: 120 }));
    await Promise.all(gone);
  }
  if (!step.promotes) return;
  const king = tile("piece", mover.getAttribute("href").slice(1).replace("m", "k"), route.at(-1));
  pieces.append(king);
  await run.run(king, [{ transform: "translate(0px, -18px)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: 160 });
}

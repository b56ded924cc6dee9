//! How fast the solver judges a position and how fast the worst captures are listed.
//!
//! Run by `scripts/bench`, on one core. Prints what it measured and ends with status 1 where a
//! goal is missed. `--find` searches for the position of [`KINGS`] anew.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use std::{
    fs,
    hint::black_box,
    process::ExitCode,
    time::{Duration, Instant},
};

use daily_dama::{
    puzzle::library::Library,
    rules::{
        catalog::{self, Visit},
        draughts::{Position, dama::TURKISH},
        game::{Game, Piece, Seat, Square},
    },
    solver::search::Search,
};

/// How many random positions are solved.
const POSITIONS: usize = 10_000;
/// Wins in 1 to this many moves are looked for.
const MOST: u8 = 3;
/// The goals.
const MEDIAN: Duration = Duration::from_micros(50);
const WORST: Duration = Duration::from_millis(20);
/// A visitor's move is judged within a request on the star too.
const WORST_RACE: Duration = Duration::from_millis(500);
const LISTING: Duration = Duration::from_millis(50);
const LISTING_BYTES: u64 = 1_000_000;

/// A king against sixteen with more than 100,000 routes, found by `--find`.
const KINGS: &str = "W:WKa1:BKc1,Kg1,Kb2,Kd2,Kh2,Ka3,Ke3,Kf4,Kc5,Kd6,Kg6,Kb7,Kf7,Kh7,Kc8,Kg8";
const ROUTES: usize = 100_000;

fn main() -> ExitCode {
    if std::env::args().any(|argument| argument == "--find") {
        find();
        return ExitCode::SUCCESS;
    }
    // Memory first, while nothing has been freed that could be used again unseen.
    let listing = measure_listing();
    let measured = catalog::ids()
        .into_iter()
        .map(|id| catalog::with(id, Measure));
    let solving = measured.fold(true, |all, met| all & met.unwrap_or(false));
    if listing && solving {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Marsaglia's xorshift with the triple 13, 7, 17.
struct Stream(u64);

impl Stream {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits fit") % most
    }

    fn square(&mut self) -> Square {
        Square(u8::try_from(self.below(64)).expect("below 64"))
    }
}

/// A random placement of draughts: 2 to 10 pieces a side, about one in ten of them kings.
fn placement<G: Game>(game: &G, stream: &mut Stream) -> G::Position {
    let squares = usize::from(game.board().squares());
    loop {
        let mut pieces: Vec<Piece> = Vec::new();
        for seat in [Seat::WHITE, Seat::BLACK] {
            let count = 2 + stream.below(9);
            while pieces.iter().filter(|piece| piece.seat == seat).count() < count {
                let square = Square(u8::try_from(stream.below(squares)).expect("a square"));
                let free = pieces.iter().all(|piece| piece.square != square);
                let king = stream.below(10) == 0;
                let piece = Piece { square, seat, king };
                // A man on its last rank is refused, alone as well.
                if free && (king || game.place(&[piece], Seat::WHITE).is_ok()) {
                    pieces.push(piece);
                }
            }
        }
        pieces.sort_unstable_by_key(|piece| piece.square);
        if let Ok(position) = game.place(&pieces, Seat::WHITE)
            && game.ending(&position).is_none()
        {
            return position;
        }
    }
}

/// Solves random positions of a game, or those of its book where pieces are not taken: armies
/// thrown at random onto the star are never near a win.
struct Measure;

impl Visit for Measure {
    type Output = bool;

    fn visit<G: Game>(self, game: G) -> bool {
        let mut stream = Stream(0x9e37_79b9_7f4a_7c15);
        if game.switches().is_some() {
            let positions = (0..POSITIONS).map(|_| placement(&game, &mut stream));
            return measure_solving(game, "random positions", positions.collect());
        }
        let library = Library::built_in().expect("the books can be read");
        let positions = library
            .of(game.id())
            .flat_map(|(_, puzzles)| puzzles)
            .map(|puzzle| game.read_position(&puzzle.position).expect("a puzzle"));
        measure_solving(game, "puzzles", positions.collect())
    }
}

fn measure_solving<G: Game>(game: G, what: &str, positions: Vec<G::Position>) -> bool {
    let count = positions.len();
    if count == 0 {
        println!("{}: no {what}", game.id());
        return true;
    }
    let mut times: Vec<(Duration, String)> = Vec::with_capacity(count);
    let (mut wins, mut nodes) = ([0; MOST as usize + 1], 0);
    for position in positions {
        let (mut took, distance, spent) = solve(game, &position);
        if took > WORST / 4 {
            // The machine may have been at something else: the best of four counts.
            took = (0..3).fold(took, |best, _| best.min(solve(game, &position).0));
        }
        times.push((took, game.write_position(&position)));
        nodes += spent;
        wins[usize::from(distance)] += 1;
    }
    times.sort_unstable();
    let [median, high, (worst, slowest)] =
        [count / 2, count * 99 / 100, count - 1].map(|place| times[place].clone());
    let id = game.id();
    println!("{id}: {count} {what} for wins in 1 to {MOST}, {nodes} nodes");
    println!("  no win, win in 1, 2, 3: {wins:?}");
    println!(
        "  median {:?}, 99 in 100 within {:?}, worst {worst:?}",
        median.0, high.0
    );
    println!("  worst: {slowest}");
    if game.switches().is_none() {
        return goal("worst", worst, WORST_RACE);
    }
    goal("median", median.0, MEDIAN) & goal("worst", worst, WORST)
}

/// How long it takes to solve a position, the N found or 0, and the nodes.
fn solve<G: Game>(game: G, position: &G::Position) -> (Duration, u8, u64) {
    let begun = Instant::now();
    let mut search = Search::new(game, u64::MAX);
    let distance = black_box(search.distance(position, MOST));
    let took = begun.elapsed();
    (took, distance.ok().flatten().unwrap_or(0), search.nodes())
}

fn measure_listing() -> bool {
    let position = TURKISH.read_position(KINGS).expect("a position");
    // The code is paged in and the lists have their usual size before the measurement.
    let usual = TURKISH
        .read_position("W:WKa1,d4:Bd5,Kc1")
        .expect("a position");
    let mut moves = Vec::with_capacity(256);
    TURKISH.moves(&usual, &mut moves);
    let before = reset_peak();
    let begun = Instant::now();
    let nodes = TURKISH.moves(&position, &mut moves);
    let took = begun.elapsed();
    let bytes = peak().zip(before).map(|(peak, before)| peak - before);
    let routes = TURKISH.routes(&position, 10_000_000).len();
    println!("listing: {KINGS}");
    println!(
        "  {routes} routes, {} results, {nodes} nodes, {took:?}",
        moves.len()
    );
    match bytes {
        Some(bytes) => println!("  {bytes} bytes at most (growth of the peak resident set)"),
        None => println!("  memory: not measured, this system has no /proc/self/clear_refs"),
    }
    let small = bytes.is_none_or(|bytes| goal("bytes", bytes, LISTING_BYTES));
    assert!(routes > ROUTES, "the position is no longer a hard one");
    goal("time", took, LISTING) & small
}

fn goal<T: PartialOrd + std::fmt::Debug + Copy>(what: &str, found: T, limit: T) -> bool {
    let met = found < limit;
    if !met {
        println!("  MISSED: {what} {found:?}, the goal is below {limit:?}");
    }
    met
}

/// Sets the peak of the resident set back to what is resident now, and returns it in bytes.
fn reset_peak() -> Option<u64> {
    fs::write("/proc/self/clear_refs", "5").ok()?;
    peak()
}

/// The peak of the resident set in bytes.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Climbs from random placements of one king against many until a position has enough routes.
fn find() {
    let mut stream = Stream(7);
    for climb in 1.. {
        let mut foes: Vec<Square> = Vec::new();
        while foes.len() < 16 {
            let square = stream.square();
            if square.0 > 0 && !foes.contains(&square) {
                foes.push(square);
            }
        }
        let mut best = routes(&foes);
        for _ in 0..1_500 {
            let mut next = foes.clone();
            let moved = stream.below(next.len());
            next[moved] = stream.square();
            let count = routes(&next);
            if count >= best {
                (foes, best) = (next, count);
            }
        }
        println!("climb {climb}: {best} routes, {}", written(&foes));
        if best > ROUTES {
            return;
        }
    }
}

fn kings(foes: &[Square]) -> Option<Position> {
    let king = |square, seat| Piece {
        square,
        seat,
        king: true,
    };
    let mut pieces = vec![king(Square(0), Seat::WHITE)];
    pieces.extend(foes.iter().map(|&square| king(square, Seat::BLACK)));
    TURKISH.place(&pieces, Seat::WHITE).ok()
}

fn routes(foes: &[Square]) -> usize {
    kings(foes).map_or(0, |position| TURKISH.routes(&position, 400_000).len())
}

fn written(foes: &[Square]) -> String {
    kings(foes).map_or_else(String::new, |position| TURKISH.write_position(&position))
}

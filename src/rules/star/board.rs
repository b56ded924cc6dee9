//! The star: its holes, their names, and the tables made of them.
//!
//! Holes are numbered 0 to 120 in reading order, 17 rows from the top. A hole has axial
//! coordinates: `r` is the row, -8 at the top to 8 at the bottom; `q` grows by one to the right
//! within a row; the third coordinate is `s = -q - r`. The center is (0, 0).

/// The number of holes.
pub const HOLES: u8 = 121;

/// The number of points, and so of the most players.
pub const POINTS: usize = 6;

/// The pieces that each player has.
pub const PIECES: u32 = 10;

/// The number of rows.
pub(super) const ROWS: usize = 17;

/// The number of holes in each row.
pub(super) const LENGTHS: [u8; ROWS] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/// The letters of the points, clockwise from the top.
pub(super) const LETTERS: [&str; POINTS] = ["A", "B", "C", "D", "E", "F"];

/// A set of holes, one bit a hole.
pub type Holes = u128;

/// The steps of the six directions in the order in which the hole numbers ascend: north-west,
/// north-east, west, east, south-west, south-east.
pub(super) const DIRECTIONS: [(i8, i8); 6] = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];

const COUNT: usize = HOLES as usize;

/// The set of one hole.
pub(super) const fn bit(hole: u8) -> Holes {
    1 << hole
}

/// The lowest hole of a set that is not empty.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a 128-bit word has fewer than 256 trailing zeros"
)]
pub(super) const fn low(set: Holes) -> u8 {
    set.trailing_zeros() as u8
}

/// The holes of a set, lowest first.
pub(super) fn each(mut set: Holes) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let hole = low(set);
            set &= set - 1;
            hole
        })
    })
}

/// `q` of the first hole in each row.
const FIRST_Q: [i8; ROWS] = [
    4, 3, 2, 1, -4, -4, -4, -4, -4, -5, -6, -7, -8, -4, -4, -4, -4,
];

/// The coordinates of all holes.
const COORDINATES: [(i8, i8); COUNT] = {
    let mut all = [(0, 0); COUNT];
    let (mut hole, mut row, mut r) = (0, 0, -8);
    while row < ROWS {
        let (mut k, mut q) = (0, FIRST_Q[row]);
        while k < LENGTHS[row] {
            all[hole] = (q, r);
            hole += 1;
            k += 1;
            q += 1;
        }
        row += 1;
        r += 1;
    }
    all
};

/// The coordinates of a hole.
pub(super) const fn coordinates(hole: u8) -> (i8, i8) {
    COORDINATES[hole as usize]
}

/// The hole at these coordinates.
pub(super) const fn at(q: i8, r: i8) -> Option<u8> {
    if r < -8 || r > 8 || q > 8 {
        return None;
    }
    let (mut row, mut above, mut first) = (-8, 0, 0);
    while row < r {
        first += LENGTHS[above];
        above += 1;
        row += 1;
    }
    if q < FIRST_Q[above] {
        return None;
    }
    let (mut x, mut k) = (FIRST_Q[above], 0);
    while x < q {
        x += 1;
        k += 1;
    }
    if k < LENGTHS[above] {
        Some(first + k)
    } else {
        None
    }
}

/// The holes next to each hole.
pub(super) const NEAR: [Holes; COUNT] = {
    let mut near = [0; COUNT];
    let mut hole = 0;
    while hole < COUNT {
        let (q, r) = COORDINATES[hole];
        let mut d = 0;
        while d < 6 {
            let (dq, dr) = DIRECTIONS[d];
            if let Some(next) = at(q + dq, r + dr) {
                near[hole] |= bit(next);
            }
            d += 1;
        }
        hole += 1;
    }
    near
};

/// The hops from each hole by direction: the hole jumped over and the hole behind it. Both are
/// empty sets where one of them is off the board.
pub(super) static HOPS: [[(Holes, Holes); 6]; COUNT] = {
    let mut hops = [[(0, 0); 6]; COUNT];
    let mut hole = 0;
    while hole < COUNT {
        let (q, r) = COORDINATES[hole];
        let mut d = 0;
        while d < 6 {
            let (dq, dr) = DIRECTIONS[d];
            let over = at(q + dq, r + dr);
            let land = at(q + 2 * dq, r + 2 * dr);
            if let (Some(over), Some(land)) = (over, land) {
                hops[hole][d] = (bit(over), bit(land));
            }
            d += 1;
        }
        hole += 1;
    }
    hops
};

/// How far a hole lies in the direction of each point: 5 and more is inside it.
const fn height(point: usize, hole: usize) -> i8 {
    let (q, r) = COORDINATES[hole];
    match point {
        0 => -r,
        1 => q,
        2 => q + r,
        3 => r,
        4 => -q,
        _ => -q - r,
    }
}

/// The holes of each point.
pub(super) const POINT: [Holes; POINTS] = {
    let mut points = [0; POINTS];
    let mut hole = 0;
    while hole < COUNT {
        let mut point = 0;
        while point < POINTS {
            if height(point, hole) >= 5 {
                points[point] |= 1 << hole;
            }
            point += 1;
        }
        hole += 1;
    }
    points
};

/// The door of each point: the five holes outside that touch it.
pub(super) const DOOR: [Holes; POINTS] = {
    let mut doors = [0; POINTS];
    let mut point = 0;
    while point < POINTS {
        let mut hole = 0;
        while hole < COUNT {
            let bit = 1 << hole;
            if POINT[point] & bit == 0 && POINT[point] & NEAR[hole] != 0 {
                doors[point] |= bit;
            }
            hole += 1;
        }
        point += 1;
    }
    doors
};

/// The number of steps from each hole to the tip of each point on an empty board, 0 to 16.
pub(super) const TO_TIP: [[i8; COUNT]; POINTS] = {
    const TIPS: [(i8, i8); POINTS] = [(4, -8), (8, -4), (4, 4), (-4, 8), (-8, 4), (-4, -4)];
    let mut all = [[0; COUNT]; POINTS];
    let mut point = 0;
    while point < POINTS {
        let mut hole = 0;
        while hole < COUNT {
            let (q, r) = COORDINATES[hole];
            let (dq, dr) = (q - TIPS[point].0, r - TIPS[point].1);
            let both = dq + dr;
            all[point][hole] = (dq.abs() + dr.abs() + both.abs()) / 2;
            hole += 1;
        }
        point += 1;
    }
    all
};

/// The steps from ten pieces in a point to its tip: none, twice one, three times two, four times
/// three.
pub(super) const FULL_POINT: i32 = 20;

/// The point across.
pub(super) const fn across(seat: usize) -> usize {
    (seat + 3) % POINTS
}

/// The name of a hole: the letter of its row, `a` at the top, and its place from the left.
pub(super) fn name(hole: u8) -> String {
    let (mut row, mut left) = (b'a', hole);
    for length in LENGTHS {
        if left < length {
            break;
        }
        left -= length;
        row += 1;
    }
    format!("{}{}", char::from(row), left + 1)
}

/// The hole of that name.
pub(super) fn named(name: &str) -> Option<u8> {
    let (row, place) = name.as_bytes().split_first()?;
    let row = usize::from(row.to_ascii_lowercase().checked_sub(b'a')?);
    let length = *LENGTHS.get(row)?;
    let place = match *place {
        [unit @ b'1'..=b'9'] => unit - b'0',
        [b'1', unit @ b'0'..=b'9'] => 10 + unit - b'0',
        _ => return None,
    };
    let above: u8 = LENGTHS[..row].iter().sum();
    (place <= length).then(|| above + place - 1)
}

#[cfg(test)]
mod tests {
    use super::{DOOR, HOLES, POINT, POINTS, TO_TIP, at, coordinates, each, name, named};

    #[test]
    fn fixed_points_lie_where_they_should() {
        for (text, place) in [
            ("a1", (4, -8)),
            ("e1", (-4, -4)),
            ("e13", (8, -4)),
            ("i1", (-4, 0)),
            ("i5", (0, 0)),
            ("m1", (-8, 4)),
            ("m13", (4, 4)),
            ("q1", (-4, 8)),
        ] {
            let hole = named(text).expect(text);
            assert_eq!((coordinates(hole), name(hole).as_str()), (place, text));
        }
        assert_eq!(named("i5"), Some(60));
        assert_eq!(named("q1"), Some(120));
    }

    #[test]
    fn coordinates_and_the_two_triangles_agree() {
        let mut found = 0;
        for r in -20..=20 {
            for q in -20..=20 {
                let s = -q - r;
                let up = q <= 4 && r <= 4 && s <= 4;
                let down = q >= -4 && r >= -4 && s >= -4;
                let hole = at(q, r);
                assert_eq!(hole.is_some(), up || down, "{q} {r}");
                if let Some(hole) = hole {
                    assert_eq!(coordinates(hole), (q, r));
                    found += 1;
                }
            }
        }
        assert_eq!(found, HOLES);
    }

    #[test]
    fn points_and_doors_are_those_of_the_rules() {
        let names = |set| each(set).map(name).collect::<Vec<_>>().join(" ");
        let points = [
            "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4",
            "e10 e11 e12 e13 f10 f11 f12 g10 g11 h10",
            "j10 k10 k11 l10 l11 l12 m10 m11 m12 m13",
            "n1 n2 n3 n4 o1 o2 o3 p1 p2 q1",
            "j1 k1 k2 l1 l2 l3 m1 m2 m3 m4",
            "e1 e2 e3 e4 f1 f2 f3 g1 g2 h1",
        ];
        let doors = [
            "e5 e6 e7 e8 e9",
            "e9 f9 g9 h9 i9",
            "i9 j9 k9 l9 m9",
            "m5 m6 m7 m8 m9",
            "i1 j2 k3 l4 m5",
            "e5 f4 g3 h2 i1",
        ];
        assert_eq!(POINT.map(names), points);
        assert_eq!(DOOR.map(names), doors);
        for point in 0..POINTS {
            let deep: i8 = each(POINT[point])
                .map(|hole| TO_TIP[point][usize::from(hole)])
                .sum();
            assert_eq!(i32::from(deep), super::FULL_POINT);
        }
    }

    #[test]
    fn names_are_read_exactly() {
        for hole in 0..HOLES {
            assert_eq!(named(&name(hole)), Some(hole));
            assert_eq!(named(&name(hole).to_uppercase()), Some(hole));
        }
        for text in [
            "", "a", "a0", "a2", "a01", "e14", "e00", "e113", "r1", "1a", "é1", "aa", "e1 ",
        ] {
            assert_eq!(named(text), None, "{text:?}");
        }
    }
}

use std::num::NonZeroU32;

use actix_web::{HttpRequest, http::header, test::TestRequest};
use daily_dama::web::{
    error::Error,
    security::{Cidr, Network, Rates},
    visitor::Token,
};

fn from(peer: &str) -> TestRequest {
    let address = peer.parse().expect("an address");
    TestRequest::default().peer_addr(std::net::SocketAddr::new(address, 4000))
}

fn asking(host: &str) -> HttpRequest {
    TestRequest::default()
        .insert_header((header::HOST, host.to_owned()))
        .to_http_request()
}

fn network(host: Option<&str>, proxies: &[&str]) -> Network {
    let proxies = proxies.iter().map(|text| text.parse().expect("a range"));
    Network::new(host.map(str::to_owned), proxies.collect(), Rates::default())
}

#[test]
fn only_the_public_host_and_loopback_are_served() {
    let own = network(Some("dama.example"), &[]);
    for host in [
        "dama.example",
        "DAMA.example",
        "dama.example:443",
        "localhost",
        "localhost:8080",
        "127.0.0.1:1",
        "[::1]:8080",
    ] {
        assert!(own.check_host(&asking(host)).is_ok(), "{host}");
    }
    for host in [
        "evil.example",
        "dama.example.evil",
        "dama.example:81",
        "localhost.evil",
        "127.0.0.1.evil",
        "192.168.1.20",
        "[::1].evil.example",
        "[::1",
        "localhost:x",
        "127.0.0.1:99999",
        "",
    ] {
        let checked = own.check_host(&asking(host));
        assert!(matches!(checked, Err(Error::Misdirected)), "{host}");
    }
    assert!(network(None, &[]).check_host(&asking("anything")).is_ok());
}

#[test]
fn a_proxy_is_believed_only_where_it_is_named() {
    let caller = |network: &Network, peer: &str, forwarded: &str| {
        let request = from(peer).insert_header(("x-forwarded-for", forwarded.to_owned()));
        let caller = network.caller(&request.to_http_request());
        caller.expect("an address").to_string()
    };
    let plain = network(None, &[]);
    assert_eq!(caller(&plain, "203.0.113.5", "198.51.100.1"), "203.0.113.5");
    let behind = network(None, &["10.0.0.0/8", "::1"]);
    assert_eq!(caller(&behind, "10.1.2.3", "198.51.100.1"), "198.51.100.1");
    assert_eq!(
        caller(&behind, "::ffff:10.1.2.3", "198.51.100.1"),
        "198.51.100.1"
    );
    // What the caller itself claims stands to the left and is not believed.
    assert_eq!(
        caller(&behind, "10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9"),
        "198.51.100.1"
    );
    assert_eq!(caller(&behind, "10.1.2.3", "nonsense"), "10.1.2.3");
    // Some proxies add the port.
    assert_eq!(
        caller(&behind, "10.1.2.3", "1.1.1.1, 198.51.100.1:4567"),
        "198.51.100.1"
    );
    assert_eq!(
        caller(&behind, "10.1.2.3", "1.1.1.1, [2001:db8::5]:80"),
        "2001:db8::5"
    );
    assert_eq!(
        caller(&behind, "10.1.2.3", "1.1.1.1, [2001:db8::5]"),
        "2001:db8::5"
    );
    assert_eq!(caller(&behind, "10.1.2.3", "1.1.1.1, unknown"), "10.1.2.3");
    assert_eq!(
        caller(&behind, "10.1.2.3", "1.1.1.1, unknown, 10.9.9.9"),
        "10.9.9.9"
    );
    assert_eq!(caller(&behind, "11.1.2.3", "198.51.100.1"), "11.1.2.3");
}

#[test]
fn a_range_of_addresses_is_read_strictly() {
    for text in [
        "10.0.0.0/8",
        "10.1.2.3",
        "::1",
        "2001:db8::/32",
        "0.0.0.0/0",
    ] {
        assert!(text.parse::<Cidr>().is_ok(), "{text}");
    }
    for text in [
        "",
        "10.0.0.0/33",
        "10.0.0/8",
        "x/8",
        "10.0.0.0/",
        "10.0.0.0/-1",
        "::1/129",
    ] {
        assert!(text.parse::<Cidr>().is_err(), "{text}");
    }
    let all: Cidr = "0.0.0.0/0".parse().expect("a range");
    assert!(all.contains("203.0.113.5".parse().expect("an address")));
    assert!(!all.contains("2001:db8::1".parse().expect("an address")));
}

fn tight() -> Network {
    let number = |n| NonZeroU32::new(n).expect("not zero");
    let rates = Rates {
        player_burst: number(3),
        player_second: number(1),
        address_burst: number(5),
        address_second: number(1),
        ..Rates::default()
    };
    Network::new(None, Vec::new(), rates)
}

/// How many of ten requests at once pass.
fn passed(network: &Network, peer: &str, token: impl Fn(usize) -> Option<Token>) -> usize {
    let request = from(peer).to_http_request();
    let pass = |i| network.check_rate(&request, token(i).as_ref()).is_ok();
    (0..10).filter(|i| pass(*i)).count()
}

#[test]
fn a_burst_is_counted_and_decided_in_one_step() {
    let own = Token::parse(&"a".repeat(32));
    assert_eq!(passed(&tight(), "203.0.113.5", |_| None), 5);
    assert_eq!(passed(&tight(), "203.0.113.5", |_| own.clone()), 3);
    assert_eq!(
        passed(&tight(), "127.0.0.1", |_| None),
        10,
        "loopback has no address limit"
    );
    assert_eq!(passed(&tight(), "127.0.0.1", |_| own.clone()), 3);
    let made_up = |i: usize| Token::parse(&format!("{i:032x}"));
    assert_eq!(
        passed(&tight(), "203.0.113.5", made_up),
        5,
        "new tokens open nothing"
    );
    let network = tight();
    assert_eq!(passed(&network, "2001:db8:1:2::1", |_| None), 5);
    assert_eq!(
        passed(&network, "2001:db8:1:2::ffff", |_| None),
        0,
        "one /64 is one caller"
    );
    assert_eq!(passed(&network, "2001:db8:1:3::1", |_| None), 5);
}

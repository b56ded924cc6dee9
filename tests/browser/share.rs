//! The picture of a result, handed to another program.

use serde_json::json;

use super::pane::{View, in_browser};
use crate::support::TestApp;

/// A browser that hands pictures on, and notes what it was given.
const HANDS_ON: &str = "navigator.canShare = (data) => data.files?.length === 1; \
    navigator.share = async (data) => { const [file] = data.files; \
    const picture = await createImageBitmap(file); \
    window.handed = [file.name, file.type, picture.width, picture.height, data.text]; };";

#[actix_web::test]
async fn the_picture_of_a_result_is_handed_on_with_its_words() {
    in_browser(View::Phone, TestApp::start().await, |pane| async move {
        let source = json!({ "source": HANDS_ON });
        pane.cdp("Page.addScriptToEvaluateOnNewDocument", source)
            .await;
        pane.open("/tr/turkish?give-up=1").await;
        pane.until("document.querySelector('[data-live], form.buttons button')")
            .await;
        pane.press("form.buttons button").await;
        pane.until("document.querySelector('.puzzle.over #picture')")
            .await;
        pane.press("#picture").await;
        pane.until("window.handed").await;
        let words = "Günün Daması № 333 · Türk daması\n2 hamlede kazan: yarın yine ☕☕☕";
        assert_eq!(
            pane.value("window.handed").await,
            json!(["turkish-2026-11-29.png", "image/png", 1200, 630, words])
        );
        let stays = "document.querySelectorAll('.puzzle.over #picture').length";
        assert_eq!(pane.value(stays).await, 1);
    })
    .await;
}

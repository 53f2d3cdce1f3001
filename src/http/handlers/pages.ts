/**
 * The page that a report's QR code leads to, for people without an account: HTML, a style sheet, a small script.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import css from "../pages/verify.css" with { type: "text" };
import html from "../pages/verify.html" with { type: "text" };
import script from "../pages/verify.js" with { type: "text" };

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = (text: string, contentType: string): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(text, {
    contentType: `${contentType}; charset=utf-8`,
    headers: { "cache-control": "public, max-age=300", "content-security-policy": policy },
  });

/** `GET /verify?reportId=`: the script reads the id from the address. */
export const verifyPage: HttpServerResponse.HttpServerResponse = page(html, "text/html");
export const verifyStyle: HttpServerResponse.HttpServerResponse = page(css, "text/css");
export const verifyScript: HttpServerResponse.HttpServerResponse = page(script, "text/javascript");

// Reads the request of an assistant from the URL.
import { expect, test } from "vitest";
import { readRequest } from "./consent-api";

const encode = (text: string) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

test("a request is read letter by letter, also a state that looks like a number", () => {
  const query =
    "client_id=reg_x&redirect_uri=https%3A%2F%2Fa.example%2Fcb%3Fx%3D1&state=123456789012345678901&resource=r";
  expect(readRequest(encode(query))).toEqual({
    response_type: "",
    client_id: "reg_x",
    redirect_uri: "https://a.example/cb?x=1",
    scope: null,
    state: "123456789012345678901",
    code_challenge: "",
    code_challenge_method: "",
    resource: "r",
  });
});

test("what is not encoded is no request", () => {
  expect(readRequest("%%%")).toBeNull();
});

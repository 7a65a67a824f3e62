"""Both wires, by the clients that their companies publish."""

import json
import os
import unittest
import urllib.request

import anthropic
import openai

BASE = os.environ["SIM"]
KEY, MODEL, REASONER = "demo-key", "simulated-writer", "simulated-reasoner"
REVIEW = json.dumps({"review": "The staff was so friendly!", "stars": 5, "language": "en", "reviewer": "Ann"})
MESSAGES = [{"role": "user", "content": REVIEW}]


def fault(kind, **more):
    body = json.dumps({"method": "*", "kind": kind, "count": 1, **more}).encode()
    request = urllib.request.Request(BASE + "/sim/faults", body, {"content-type": "application/json"})
    urllib.request.urlopen(request).close()


class OpenAi(unittest.TestCase):
    def setUp(self):
        self.client = openai.OpenAI(api_key=KEY, base_url=BASE + "/v1", max_retries=0)
        self.addCleanup(self.client.close)

    def complete(self, **more):
        more = {"model": MODEL, "messages": MESSAGES, "max_tokens": 700, **more}
        return self.client.chat.completions.create(**more)

    def test_an_answer_in_one_piece(self):
        answer = self.complete()
        self.assertEqual(answer.choices[0].finish_reason, "stop")
        self.assertIn("team", answer.choices[0].message.content)
        self.assertEqual(answer.usage.total_tokens, answer.usage.prompt_tokens + answer.usage.completion_tokens)

    def test_a_stream_has_the_same_text_and_ends_with_the_usage(self):
        chunks = list(self.complete(stream=True, stream_options={"include_usage": True}))
        text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
        self.assertEqual(text, self.complete().choices[0].message.content)
        self.assertGreater(chunks[-1].usage.completion_tokens, 10)

    def test_models_are_listed(self):
        self.assertEqual([model.id for model in self.client.models.list()], [MODEL, REASONER])

    def test_a_reasoner_wants_the_newer_limit(self):
        with self.assertRaisesRegex(openai.BadRequestError, "max_completion_tokens"):
            self.complete(model=REASONER)
        answer = self.client.chat.completions.create(model=REASONER, messages=MESSAGES, max_completion_tokens=700)
        self.assertTrue(answer.choices[0].message.content)

    def test_refusals_have_their_classes(self):
        for kind, error in [
            ("unauthorized", openai.AuthenticationError),
            ("rate_limited", openai.RateLimitError),
            ("out_of_money", openai.RateLimitError),
            ("internal", openai.InternalServerError),
            ("overloaded", openai.InternalServerError),
        ]:
            with self.subTest(kind), self.assertRaises(error):
                fault(kind)
                self.complete()
        with self.assertRaises(openai.NotFoundError):
            self.complete(model="unknown")

    def test_a_filter_and_a_refusal_are_told(self):
        fault("content_filter")
        self.assertEqual(self.complete().choices[0].finish_reason, "content_filter")
        fault("refusal")
        self.assertTrue(self.complete().choices[0].message.refusal)


class Anthropic(unittest.TestCase):
    def setUp(self):
        self.client = anthropic.Anthropic(api_key=KEY, base_url=BASE, max_retries=0)
        self.addCleanup(self.client.close)

    def create(self, **more):
        return self.client.messages.create(**{"model": MODEL, "max_tokens": 700, "messages": MESSAGES, **more})

    def test_an_answer_in_one_piece(self):
        answer = self.create(system="Be kind.")
        self.assertEqual((answer.stop_reason, answer.content[0].type), ("end_turn", "text"))
        self.assertIn("team", answer.content[0].text)

    def test_a_stream_has_the_same_text(self):
        with self.client.messages.stream(model=MODEL, max_tokens=700, messages=MESSAGES) as stream:
            text = "".join(stream.text_stream)
            self.assertEqual(stream.get_final_message().stop_reason, "end_turn")
        self.assertEqual(text, self.create().content[0].text)

    def test_refusals_have_their_classes(self):
        for kind, error in [
            ("unauthorized", anthropic.AuthenticationError),
            ("rate_limited", anthropic.RateLimitError),
            ("internal", anthropic.InternalServerError),
            ("overloaded", anthropic.APIStatusError),
            ("out_of_money", anthropic.APIStatusError),
        ]:
            with self.subTest(kind), self.assertRaises(error):
                fault(kind)
                self.create()
        fault("refusal")
        self.assertEqual(self.create().stop_reason, "refusal")


if __name__ == "__main__":
    unittest.main()

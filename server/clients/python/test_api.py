"""A tour of the API with the client that openapi-python-client generates from the document."""

import json
import os
import time
import unittest
import uuid
from pathlib import Path

from vitrine_client import AuthenticatedClient, Client
from vitrine_client.api.demo import open_demo
from vitrine_client.api.locations import count_locations, get_location, list_locations, update_location, write_locations
from vitrine_client.api.me import get_me
from vitrine_client.api.reviews import get_review, list_reviews, update_review
from vitrine_client.api.tokens import create_token, revoke_token
from vitrine_client.models.batch import Batch
from vitrine_client.models.location_patch import LocationPatch
from vitrine_client.models.new_api_token import NewApiToken
from vitrine_client.models.problem import Problem
from vitrine_client.models.review_patch import ReviewPatch
from vitrine_client.models.token_scope import TokenScope

SITE = os.environ["SITE"]


def api_client(token):
    return AuthenticatedClient(base_url=SITE, token=token, raise_on_unexpected_status=True)


def until(condition):
    """Waits for jobs that fill the demo."""
    for _ in range(100):
        if found := condition():
            return found
        time.sleep(0.1)
    raise AssertionError("the demo stays empty")


class Tour(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with Client(base_url=SITE) as visitor:
            session = open_demo.sync(client=visitor)
        cls.session = cls.enterClassContext(api_client(session.access_token))
        cls.made = cls.token_for(TokenScope.WRITE)
        cls.client = cls.enterClassContext(api_client(cls.made.token))

    @classmethod
    def token_for(cls, *scopes):
        made = create_token.sync(client=cls.session, body=NewApiToken(name="Tour", scopes=[TokenScope.READ, *scopes]))
        assert not isinstance(made, Problem), made
        return made

    def problem(self, response, status, code):
        """Checks the shape that every failure has."""
        self.assertEqual(response.status_code, status)
        self.assertEqual(response.headers["content-type"], "application/problem+json")
        self.assertIsInstance(response.parsed, Problem)
        self.assertEqual((response.parsed.status, response.parsed.code), (status, code))
        return response.parsed

    def test_a_token_signs_in_until_it_is_revoked(self):
        made = self.token_for()
        with api_client(made.token) as client:
            self.assertTrue(get_me.sync(client=client).organisation.name)
            revoke_token.sync_detailed(made.id, client=self.session)
            self.problem(get_me.sync_detailed(client=client), 401, "unauthorized")

    def test_pages_are_read_to_their_end(self):
        seen, cursor = [], {}
        while True:
            page = list_locations.sync(client=self.client, limit=50, **cursor)
            seen += [location.id for location in page.items]
            if page.next_cursor is None:
                break
            cursor = {"cursor": page.next_cursor}
        self.assertGreater(len(seen), 100)
        self.assertEqual(len(set(seen)), len(seen))
        self.assertEqual(count_locations.sync(client=self.client).count, len(seen))
        self.problem(list_locations.sync_detailed(client=self.client, cursor="stale"), 422, "invalid_cursor")

    def test_reviews_are_read_and_marked(self):
        review = until(lambda: list_reviews.sync(client=self.client, limit=5).items)[0]
        changed = update_review.sync(review.id, client=self.client, body=ReviewPatch(is_done=True))
        self.assertNotIsInstance(changed, Problem)
        self.assertEqual(get_review.sync(review.id, client=self.client).id, review.id)

    def test_a_batch_does_what_it_can_and_names_the_rest(self):
        place = {"name": "Tour Bakery", "address": "1 Main Street", "city": "Springfield"}
        items = [{"action": "create", "location": place}, {"action": "delete", "id": str(uuid.uuid4())}]
        body, key = Batch.from_dict({"items": items}), str(uuid.uuid4())
        done = write_locations.sync(client=self.client, body=body, idempotency_key=key)
        self.assertEqual([outcome.status for outcome in done.outcomes], [201, 404])
        self.assertEqual(done.outcomes[1].problem.code, "not_found")
        again = write_locations.sync(client=self.client, body=body, idempotency_key=key)
        self.assertEqual(again.outcomes[0].id, done.outcomes[0].id)

    def test_a_change_needs_the_version_that_was_read(self):
        location = list_locations.sync(client=self.client, limit=1).items[0]
        read = get_location.sync_detailed(location.id, client=self.client)
        tag, body = read.headers["etag"], LocationPatch(phone="+1 217 555 0142")
        changed = update_location.sync_detailed(location.id, client=self.client, body=body, if_match=tag)
        self.assertEqual((changed.status_code, changed.parsed.phone), (200, "+1 217 555 0142"))
        body = LocationPatch(phone="+1 217 555 0143")
        late = update_location.sync_detailed(location.id, client=self.client, body=body, if_match=tag)
        self.problem(late, 412, "precondition_failed")

    def test_failures_have_one_shape(self):
        self.problem(get_location.sync_detailed("missing", client=self.client), 404, "not_found")
        wrong = {"items": [{"action": "create", "location": {"name": "", "address": "", "city": ""}}]}
        outcome = write_locations.sync(client=self.client, body=Batch.from_dict(wrong)).outcomes[0]
        self.assertEqual((outcome.status, outcome.problem.code), (422, "validation_failed"))
        self.assertIn("name", [error.field for error in outcome.problem.errors])
        with api_client(self.token_for().token) as reader:
            response = write_locations.sync_detailed(client=reader, body=Batch.from_dict(wrong))
            self.assertEqual((response.status_code, response.parsed.status), (403, 403))

    def test_every_operation_is_in_the_client(self):
        document = json.loads(Path(os.environ["OPENAPI"]).read_text())
        operations = {
            operation["operationId"] for item in document["paths"].values() for operation in item.values()
        }
        generated = {path.stem for path in Path(os.environ["GENERATED"], "api").glob("*/*.py")}
        self.assertEqual(operations - generated, set())


if __name__ == "__main__":
    unittest.main()

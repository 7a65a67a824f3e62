"""Subscriptions over time, by the official client and test clocks: what is billed, to the second."""

import unittest

import stripe

from shop import DAY, HOUR, Customer, api, control, period, shop


def part(amount, start, end, at):
    """The rule of prorations, written once more."""
    doubled, length = 2 * amount * (end - at), end - start
    return (abs(doubled) + length) // (2 * length) * (1 if amount >= 0 else -1)


def invoice(id):
    return api.v1.invoices.retrieve(id)


def line_amounts(bill):
    return [line.amount for line in bill.lines.data]


class FirstBill(unittest.TestCase):
    def test_the_first_period_is_billed_and_paid_at_once(self):
        customer = Customer()
        made = customer.subscribe(quantity=2, metadata={"org_id": "7"})
        self.assertEqual((made.status, made["items"].data[0].quantity), ("active", 2))
        bill = invoice(made.latest_invoice)
        self.assertEqual((bill.status, bill.total, bill.amount_paid, bill.billing_reason), ("paid", 29800, 29800, "subscription_create"))
        self.assertEqual(bill.parent.subscription_details.subscription, made.id)
        self.assertEqual(bill.parent.subscription_details.metadata.to_dict(), {"org_id": "7"})
        self.assertEqual(bill.lines.data[0].pricing.price_details.price, shop.pro_monthly.id)
        self.assertFalse(bill.lines.data[0].parent.subscription_item_details.proration)
        self.assertEqual(period(made), (customer.now, 1_800_000_000 + 31 * DAY))
        self.assertNotIn("current_period_end", made)

    def test_a_declined_first_charge_leaves_an_incomplete_subscription_that_expires(self):
        customer = Customer(card="pm_card_chargeCustomerFail")
        made = customer.subscribe()
        self.assertEqual((made.status, invoice(made.latest_invoice).status), ("incomplete", "open"))
        customer.advance(customer.now + 24 * HOUR)
        made = api.v1.subscriptions.retrieve(made.id)
        self.assertEqual((made.status, invoice(made.latest_invoice).status), ("incomplete_expired", "void"))

    def test_error_if_incomplete_creates_nothing(self):
        customer = Customer(card="pm_card_chargeCustomerFail")
        with self.assertRaises(stripe.CardError) as declined:
            customer.subscribe(payment_behavior="error_if_incomplete")
        self.assertEqual((declined.exception.http_status, declined.exception.code), (402, "card_declined"))
        self.assertEqual(declined.exception.error.decline_code, "generic_decline")
        self.assertEqual(api.v1.subscriptions.list({"customer": customer.id, "status": "all"}).data, [])
        self.assertEqual(api.v1.invoices.list({"customer": customer.id}).data, [])

    def test_default_incomplete_waits_for_the_payment(self):
        customer = Customer()
        made = customer.subscribe(payment_behavior="default_incomplete")
        self.assertEqual(made.status, "incomplete")
        self.assertEqual(api.v1.invoices.pay(made.latest_invoice).status, "paid")
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "active")

    def test_refusals(self):
        customer = Customer()
        other = shop.price(shop.starter, 46800, "year", "mixed_interval")
        table = [
            {"items": []},
            {"items": [{"price": shop.pro_monthly.id}, {"price": other.id}]},
            {"items": [{"price": shop.pro_monthly.id}, {"price": shop.pro_monthly.id}]},
            {"items": [{"price": "price_none"}]},
            {"items": [{"price": shop.pro_monthly.id}], "currency": "gbp"},
            {"items": [{"price": shop.pro_monthly.id}], "trial_period_days": 0},
            {"items": [{"price": shop.pro_monthly.id}], "trial_end": customer.now - 1},
            {"items": [{"price": shop.pro_monthly.id}], "default_payment_method": "pm_none"},
            {"items": [{"price": shop.pro_monthly.id}], "automatic_tax": {"enabled": True}},
        ]
        for params in table:
            with self.subTest(params), self.assertRaises(stripe.InvalidRequestError):
                api.v1.subscriptions.create({"customer": customer.id, **params})
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            Customer(card=None).subscribe()
        self.assertEqual(refused.exception.code, "resource_missing")

    def test_one_customer_pays_in_one_currency(self):
        customer = Customer()
        customer.subscribe(currency="eur")
        self.assertEqual(api.v1.customers.retrieve(customer.id).currency, "eur")
        with self.assertRaises(stripe.InvalidRequestError):
            customer.subscribe(shop.starter_monthly, currency="usd")


class Renewal(unittest.TestCase):
    def test_a_renewal_is_a_draft_for_an_hour_and_is_then_paid(self):
        customer = Customer()
        made = customer.subscribe()
        end = period(made)[1]
        customer.advance(end + 60)
        made = api.v1.subscriptions.retrieve(made.id)
        self.assertEqual((period(made)[0], invoice(made.latest_invoice).status), (end, "draft"))
        customer.advance(end + HOUR + 60)
        bill = invoice(made.latest_invoice)
        self.assertEqual((bill.status, bill.billing_reason, bill.total), ("paid", "subscription_cycle", 14900))
        self.assertEqual(bill.status_transitions.paid_at, end + HOUR)

    def test_periods_keep_their_day_across_short_months(self):
        start = 1_801_389_600  # 2027-01-31T10:00:00Z
        customer = Customer(start=start)
        made = customer.subscribe()
        ends = []
        for _ in range(3):
            ends.append(period(api.v1.subscriptions.retrieve(made.id))[1])
            customer.advance(ends[-1] + 2 * HOUR)
        self.assertEqual(ends, [start + 28 * DAY, start + 59 * DAY, start + 89 * DAY])

    def test_an_advance_does_all_renewals_on_its_way(self):
        customer = Customer()
        made = customer.subscribe()
        customer.advance(customer.now + 59 * DAY)
        bills = api.v1.invoices.list({"customer": customer.id}).data
        self.assertEqual([(bill.total, bill.status) for bill in bills],
                         [(14900, "draft"), (14900, "paid"), (14900, "paid")])
        self.assertEqual(bills[1].created, period(made)[1])

    def test_a_clock_goes_forward_only_and_two_intervals_at_once(self):
        customer = Customer()
        customer.subscribe()
        for until in [customer.now, customer.now - 1, customer.now + 70 * DAY]:
            with self.subTest(until), self.assertRaises(stripe.InvalidRequestError):
                api.v1.test_helpers.test_clocks.advance(customer.clock, {"frozen_time": until})


class Change(unittest.TestCase):
    def setUp(self):
        self.customer = Customer()
        self.made = self.customer.subscribe(shop.starter_monthly)
        self.item = self.made["items"].data[0].id
        self.customer.advance(self.customer.now + 10 * DAY + 1234)

    def upgrade(self, behavior, **more):
        return api.v1.subscriptions.update(
            self.made.id,
            {"items": [{"id": self.item, "price": shop.pro_monthly.id}], "proration_behavior": behavior, **more},
        )

    def expected(self, at):
        start, end = period(self.made)
        return [-part(4900, start, end, at), part(14900, start, end, at)]

    def test_the_preview_is_the_bill_to_the_second(self):
        at = self.customer.now - 77
        details = {"items": [{"id": self.item, "price": shop.pro_monthly.id}], "proration_behavior": "always_invoice",
                   "proration_date": at}
        params = {"customer": self.customer.id, "subscription": self.made.id, "subscription_details": details}
        preview = api.v1.invoices.create_preview(params)
        self.assertEqual(line_amounts(preview), self.expected(at))
        self.assertTrue(all(line.parent.subscription_item_details.proration for line in preview.lines.data))
        self.assertEqual(api.v1.invoices.list({"customer": self.customer.id}).data[0].id, self.made.latest_invoice)
        changed = self.upgrade("always_invoice", proration_date=at)
        bill = invoice(changed.latest_invoice)
        self.assertEqual((line_amounts(bill), bill.total), (line_amounts(preview), preview.total))
        self.assertEqual((bill.status, bill.billing_reason), ("paid", "subscription_update"))
        self.assertEqual(period(changed), period(self.made))

    def test_create_prorations_waits_for_the_renewal(self):
        self.upgrade("create_prorations")
        pending = api.v1.invoice_items.list({"customer": self.customer.id, "pending": True}).data
        self.assertEqual(sorted(one.amount for one in pending), sorted(self.expected(self.customer.now)))
        preview = api.v1.invoices.create_preview({"subscription": self.made.id})
        self.assertEqual(preview.total, sum(self.expected(self.customer.now)) + 14900)
        self.assertEqual(preview.next_payment_attempt, period(self.made)[1] + HOUR)
        self.customer.advance(period(self.made)[1] + 2 * HOUR)
        bill = api.v1.invoices.list({"customer": self.customer.id}).data[0]
        self.assertEqual((bill.status, bill.total), ("paid", preview.total))
        self.assertEqual(api.v1.invoice_items.list({"customer": self.customer.id, "pending": True}).data, [])

    def test_none_bills_nothing_until_the_renewal(self):
        changed = self.upgrade("none")
        self.assertEqual(changed.latest_invoice, self.made.latest_invoice)
        self.assertEqual(api.v1.invoices.create_preview({"subscription": self.made.id}).total, 14900)

    def test_a_downgrade_gives_credit(self):
        self.upgrade("always_invoice")
        down = api.v1.subscriptions.update(
            self.made.id,
            {"items": [{"id": self.item, "price": shop.starter_monthly.id}], "proration_behavior": "always_invoice"},
        )
        bill = invoice(down.latest_invoice)
        credit = -sum(self.expected(self.customer.now))
        self.assertEqual((bill.total, bill.amount_due, bill.status, bill.ending_balance), (credit, 0, "paid", credit))
        self.assertEqual(api.v1.customers.retrieve(self.customer.id).balance, credit)
        self.customer.advance(period(self.made)[1] + 2 * HOUR)
        bill = api.v1.invoices.list({"customer": self.customer.id}).data[0]
        self.assertEqual((bill.total, bill.amount_paid, bill.ending_balance), (4900, max(0, 4900 + credit), min(0, credit + 4900)))

    def test_another_interval_starts_a_new_period(self):
        changed = api.v1.subscriptions.update(self.made.id, {"items": [{"id": self.item, "price": shop.pro_yearly.id}]})
        self.assertEqual(period(changed), (self.customer.now, self.customer.now + 365 * DAY))
        self.assertEqual(invoice(changed.latest_invoice).total, self.expected(self.customer.now)[0] + 142800)
        self.assertEqual(changed.billing_cycle_anchor, self.customer.now)

    def test_more_quantity_and_items_are_prorated(self):
        extra = shop.price(shop.pro, 2500, "month", f"extra_{self.customer.id}")
        changed = api.v1.subscriptions.update(
            self.made.id, {"items": [{"price": extra.id, "quantity": 3}], "proration_behavior": "always_invoice"}
        )
        start, end = period(self.made)
        self.assertEqual(invoice(changed.latest_invoice).total, part(7500, start, end, self.customer.now))
        new = changed["items"].data[1]
        api.v1.subscription_items.update(new.id, {"quantity": 1, "proration_behavior": "none"})
        self.assertEqual(api.v1.subscription_items.retrieve(new.id).quantity, 1)
        api.v1.subscription_items.delete(new.id, {"proration_behavior": "none"})
        self.assertEqual(len(api.v1.subscription_items.list({"subscription": self.made.id}).data), 1)

    def test_a_declined_upgrade_keeps_the_old_plan_and_waits(self):
        self.customer.use("pm_card_chargeCustomerFail")
        changed = self.upgrade("always_invoice", payment_behavior="pending_if_incomplete")
        self.assertEqual((changed.status, changed["items"].data[0].price.id), ("active", shop.starter_monthly.id))
        self.assertEqual(changed.pending_update.subscription_items[0].price.id, shop.pro_monthly.id)
        self.assertEqual(changed.pending_update.expires_at, self.customer.now + 23 * HOUR)
        self.assertEqual(invoice(changed.latest_invoice).status, "open")
        self.customer.use("pm_card_visa")
        api.v1.invoices.pay(changed.latest_invoice)
        changed = api.v1.subscriptions.retrieve(self.made.id)
        self.assertEqual((changed["items"].data[0].price.id, changed.pending_update), (shop.pro_monthly.id, None))

    def test_a_pending_change_expires_with_its_invoice(self):
        self.customer.use("pm_card_chargeCustomerFail")
        waiting = self.upgrade("always_invoice", payment_behavior="pending_if_incomplete")
        self.customer.advance(self.customer.now + DAY)
        changed = api.v1.subscriptions.retrieve(self.made.id)
        self.assertEqual((changed.pending_update, changed["items"].data[0].price.id), (None, shop.starter_monthly.id))
        self.assertEqual(invoice(waiting.latest_invoice).status, "void")
        self.assertTrue(self.customer.events("customer.subscription.pending_update_expired"))

    def test_the_other_payment_behaviors_of_a_declined_upgrade(self):
        self.customer.use("pm_card_chargeCustomerFail")
        with self.assertRaises(stripe.CardError):
            self.upgrade("always_invoice", payment_behavior="error_if_incomplete")
        kept = api.v1.subscriptions.retrieve(self.made.id)
        self.assertEqual((kept.status, kept["items"].data[0].price.id), ("active", shop.starter_monthly.id))
        changed = self.upgrade("always_invoice", payment_behavior="allow_incomplete")
        self.assertEqual((changed.status, changed["items"].data[0].price.id), ("past_due", shop.pro_monthly.id))

    def test_refusals(self):
        table = [
            {"items": [{"id": self.item, "deleted": True}]},
            {"items": [{"id": "si_none", "quantity": 2}]},
            {"items": [{"id": self.item, "quantity": 2}], "proration_date": self.customer.now - 99 * DAY},
            {"metadata": {"a": "b"}, "payment_behavior": "pending_if_incomplete"},
            {"cancel_at": self.customer.now - 1},
        ]
        for params in table:
            with self.subTest(params), self.assertRaises(stripe.InvalidRequestError):
                api.v1.subscriptions.update(self.made.id, params)

    def test_a_pending_proration_is_the_event_of_an_update_with_its_previous_values(self):
        self.upgrade("none")
        event = self.customer.events("customer.subscription.updated")[-1]
        previous = event.data.previous_attributes
        self.assertEqual(previous["items"]["data"][0]["price"]["id"], shop.starter_monthly.id)
        self.assertEqual(event.data.object["items"].data[0].price.id, shop.pro_monthly.id)
        self.assertEqual((event.api_version, event.created), (stripe.api_version, self.customer.now))


class End(unittest.TestCase):
    def test_a_planned_end_can_be_undone_and_comes(self):
        customer = Customer()
        made = customer.subscribe()
        planned = api.v1.subscriptions.update(made.id, {"cancel_at_period_end": True})
        self.assertEqual((planned.cancel_at, planned.status), (period(made)[1], "active"))
        self.assertIsNotNone(planned.canceled_at)
        undone = api.v1.subscriptions.update(made.id, {"cancel_at_period_end": False})
        self.assertEqual((undone.cancel_at, undone.canceled_at, undone.cancel_at_period_end), (None, None, False))
        api.v1.subscriptions.update(made.id, {"cancel_at_period_end": True})
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            api.v1.invoices.create_preview({"subscription": made.id})
        self.assertEqual(refused.exception.code, "invoice_upcoming_none")
        customer.advance(period(made)[1] + 1)
        ended = api.v1.subscriptions.retrieve(made.id)
        self.assertEqual((ended.status, ended.ended_at), ("canceled", period(made)[1]))
        self.assertEqual(len(api.v1.invoices.list({"customer": customer.id}).data), 1)
        self.assertEqual(api.v1.subscriptions.list({"customer": customer.id}).data, [])
        self.assertEqual(len(api.v1.subscriptions.list({"customer": customer.id, "status": "canceled"}).data), 1)

    def test_an_end_at_once(self):
        customer = Customer()
        made = customer.subscribe()
        self.assertEqual(api.v1.subscriptions.cancel(made.id).status, "canceled")
        for act in [lambda: api.v1.subscriptions.cancel(made.id),
                    lambda: api.v1.subscriptions.update(made.id, {"cancel_at_period_end": True})]:
            with self.assertRaises(stripe.InvalidRequestError):
                act()
        self.assertEqual(api.v1.subscriptions.update(made.id, {"metadata": {"a": "b"}}).metadata.a, "b")

    def test_an_end_at_once_can_be_prorated_and_billed(self):
        customer = Customer()
        made = customer.subscribe()
        customer.advance(customer.now + 5 * DAY)
        api.v1.subscriptions.cancel(made.id, {"prorate": True, "invoice_now": True})
        start, end = period(made)
        self.assertEqual(api.v1.customers.retrieve(customer.id).balance, -part(14900, start, end, customer.now))


class Trial(unittest.TestCase):
    def trial(self, behavior, card=None):
        customer = Customer(card=card)
        made = customer.subscribe(
            trial_period_days=14, trial_settings={"end_behavior": {"missing_payment_method": behavior}}
        )
        self.assertEqual((made.status, made.trial_end), ("trialing", customer.now + 14 * DAY))
        bill = invoice(made.latest_invoice)
        self.assertEqual((bill.total, bill.status), (0, "paid"))
        return customer, made

    def test_the_end_is_announced_and_the_first_charge_follows(self):
        customer, made = self.trial("pause", card="pm_card_visa")
        customer.advance(made.trial_end - 3 * DAY - 1)
        self.assertFalse(customer.events("customer.subscription.trial_will_end"))
        customer.advance(made.trial_end - 3 * DAY)
        self.assertEqual(len(customer.events("customer.subscription.trial_will_end")), 1)
        customer.advance(made.trial_end + 2 * HOUR)
        active = api.v1.subscriptions.retrieve(made.id)
        self.assertEqual((active.status, invoice(active.latest_invoice).total), ("active", 14900))
        self.assertEqual((period(active)[0], active.billing_cycle_anchor), (made.trial_end, made.trial_end))

    def test_a_trial_without_a_card_is_paused_and_resumed(self):
        customer, made = self.trial("pause")
        customer.advance(made.trial_end + 2 * HOUR)
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "paused")
        self.assertTrue(customer.events("customer.subscription.paused"))
        customer.use("pm_card_visa")
        resumed = api.v1.subscriptions.resume(made.id)
        self.assertEqual((resumed.status, period(resumed)[0]), ("active", customer.now))
        self.assertTrue(customer.events("customer.subscription.resumed"))

    def test_a_trial_without_a_card_is_canceled(self):
        customer, made = self.trial("cancel")
        customer.advance(made.trial_end + 1)
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "canceled")

    def test_a_trial_without_a_card_is_past_due(self):
        customer, made = self.trial("create_invoice")
        customer.advance(made.trial_end + 2 * HOUR)
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "past_due")

    def test_a_trial_ends_now(self):
        customer, made = self.trial("pause", card="pm_card_visa")
        customer.advance(customer.now + DAY)
        ended = api.v1.subscriptions.update(made.id, {"trial_end": "now"})
        self.assertEqual((ended.status, ended.trial_end, period(ended)[0]), ("active", customer.now, customer.now))
        self.assertEqual(invoice(ended.latest_invoice).amount_paid, 14900)

    def test_a_trial_is_extended(self):
        customer, made = self.trial("pause", card="pm_card_visa")
        until = made.trial_end + 7 * DAY
        changed = api.v1.subscriptions.update(made.id, {"trial_end": until})
        self.assertEqual((changed.status, changed.trial_end, period(changed)[1]), ("trialing", until, until))


class Dunning(unittest.TestCase):
    def past_due(self):
        customer = Customer()
        made = customer.subscribe()
        customer.use("pm_card_chargeCustomerFail")
        customer.advance(period(made)[1] + 2 * HOUR)
        made = api.v1.subscriptions.retrieve(made.id)
        self.assertEqual(made.status, "past_due")
        return customer, made

    def test_a_failed_renewal_is_tried_again_and_recovers(self):
        customer, made = self.past_due()
        bill = invoice(made.latest_invoice)
        self.assertEqual((bill.status, bill.attempt_count), ("open", 1))
        self.assertEqual(bill.next_payment_attempt, period(made)[0] + HOUR + 3 * DAY)
        self.assertTrue(api.v1.customers.retrieve(customer.id).delinquent)
        self.assertEqual(len(customer.events("invoice.payment_failed")), 1)
        with self.assertRaises(stripe.CardError) as declined:
            api.v1.invoices.pay(bill.id)
        self.assertEqual(declined.exception.error.decline_code, "generic_decline")
        self.assertEqual(invoice(bill.id).attempt_count, 2)
        customer.use("pm_card_visa")
        customer.advance(bill.next_payment_attempt + 60)
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "active")
        self.assertFalse(api.v1.customers.retrieve(customer.id).delinquent)

    def test_a_payment_by_hand_recovers_at_once(self):
        customer, made = self.past_due()
        paid = api.v1.invoices.pay(made.latest_invoice, {"payment_method": "pm_card_visa"})
        self.assertEqual(paid.status, "paid")
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "active")
        with self.assertRaises(stripe.InvalidRequestError):
            api.v1.invoices.pay(made.latest_invoice)

    def test_after_the_last_attempt_the_subscription_ends_as_the_settings_say(self):
        for after in ["unpaid", "past_due", "canceled"]:
            control("/sim/settings", {"afterRetries": after})
            customer, made = self.past_due()
            customer.advance(customer.now + 15 * DAY)
            self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, after)
            self.assertEqual(invoice(made.latest_invoice).attempt_count, 4)

    def test_a_bank_that_asks_to_confirm(self):
        customer = Customer()
        made = customer.subscribe()
        customer.use("pm_card_authenticationRequired")
        customer.advance(period(made)[1] + 2 * HOUR)
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "past_due")
        self.assertTrue(customer.events("invoice.payment_action_required"))


class Invoices(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.customer = Customer()
        cls.made = cls.customer.subscribe()
        for month in range(1, 5):
            cls.customer.advance(cls.customer.now + 31 * DAY + HOUR)

    def test_invoices_are_filtered_and_paged(self):
        bills = list(api.v1.invoices.list({"customer": self.customer.id, "limit": 2}).auto_paging_iter())
        self.assertEqual(len(bills), 5)
        self.assertEqual(len({bill.number for bill in bills}), 5)
        self.assertEqual(len(api.v1.invoices.list({"subscription": self.made.id, "status": "paid"}).data), 5)
        self.assertEqual(api.v1.invoices.list({"customer": self.customer.id, "status": "open"}).data, [])
        later = api.v1.invoices.list({"customer": self.customer.id, "created": {"gt": bills[2].created}}).data
        self.assertEqual([bill.id for bill in later], [bill.id for bill in bills[:2]])

    def test_a_payment_is_refunded_once(self):
        payment = api.v1.invoice_payments.list({"invoice": self.made.latest_invoice}).data[0]
        intent = payment.payment.payment_intent
        half = api.v1.refunds.create({"payment_intent": intent, "amount": 900})
        self.assertEqual((half.amount, half.status), (900, "succeeded"))
        rest = api.v1.refunds.create({"payment_intent": intent, "reason": "requested_by_customer"})
        self.assertEqual(rest.amount, 14000)
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            api.v1.refunds.create({"payment_intent": intent})
        self.assertEqual(refused.exception.code, "charge_already_refunded")
        self.assertEqual(len(self.customer.events("charge.refunded")), 2)
        self.assertTrue(api.v1.charges.retrieve(rest.charge).refunded)


    def test_a_disputed_charge(self):
        made = Customer(card="pm_card_createDispute").subscribe(expand=["latest_invoice.payments"])
        intent = made.latest_invoice.payments.data[0].payment.payment_intent
        dispute = api.v1.disputes.list({"payment_intent": intent}).data[0]
        self.assertEqual((dispute.status, dispute.amount), ("needs_response", 14900))
        event = api.v1.events.list({"type": "charge.dispute.created"}).data[0]
        self.assertEqual(event.data.object.id, dispute.id)


class Tax(unittest.TestCase):
    def test_tax_follows_the_address_and_the_tax_id(self):
        for country, tax_id, tax in [("FR", None, 2980), ("DE", "DE123456789", 0), ("US", None, 0)]:
            customer = Customer(address={"country": country})
            if tax_id:
                api.v1.customers.tax_ids.create(customer.id, {"type": "eu_vat", "value": tax_id})
            made = customer.subscribe(automatic_tax={"enabled": True})
            bill = invoice(made.latest_invoice)
            self.assertEqual((bill.total, bill.total_excluding_tax), (14900 + tax, 14900), country)
            self.assertEqual([one.amount for one in bill.total_taxes], [tax])

    def test_without_a_country_a_renewal_cannot_be_finalized(self):
        customer = Customer(address={"country": "FR"})
        with self.assertRaises(stripe.InvalidRequestError) as refused:
            Customer().subscribe(automatic_tax={"enabled": True})
        self.assertEqual(refused.exception.code, "customer_tax_location_invalid")
        made = customer.subscribe(automatic_tax={"enabled": True})
        api.v1.customers.update(customer.id, {"address": ""})
        customer.advance(period(made)[1] + 2 * HOUR)
        bill = invoice(api.v1.subscriptions.retrieve(made.id).latest_invoice)
        self.assertEqual((bill.status, bill.last_finalization_error.code), ("draft", "customer_tax_location_invalid"))
        self.assertTrue(customer.events("invoice.finalization_failed"))


class Discounts(unittest.TestCase):
    def test_a_coupon_counts_for_its_duration(self):
        for duration, totals in [("once", [11920, 14900]), ("forever", [11920, 11920])]:
            coupon = api.v1.coupons.create({"percent_off": 20, "duration": duration})
            customer = Customer()
            made = customer.subscribe(discounts=[{"coupon": coupon.id}])
            customer.advance(period(made)[1] + 2 * HOUR)
            bills = api.v1.invoices.list({"customer": customer.id}).data
            self.assertEqual([bill.total for bill in reversed(bills)], totals)

    def test_a_promotion_code_is_redeemed_as_often_as_it_may(self):
        coupon = api.v1.coupons.create({"amount_off": 1000, "currency": "usd", "duration": "once"})
        code = api.v1.promotion_codes.create(
            {"promotion": {"type": "coupon", "coupon": coupon.id}, "code": f"{shop.mark}ONCE", "max_redemptions": 1}
        )
        made = Customer().subscribe(discounts=[{"promotion_code": code.id}])
        self.assertEqual(invoice(made.latest_invoice).total, 13900)
        self.assertEqual(api.v1.promotion_codes.retrieve(code.id).times_redeemed, 1)
        with self.assertRaises(stripe.InvalidRequestError):
            Customer().subscribe(discounts=[{"promotion_code": code.id}])

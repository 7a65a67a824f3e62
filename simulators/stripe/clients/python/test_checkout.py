"""Checkout, the billing portal and the pages of invoices, by the official client and a browser without scripts."""

import time
import unittest

import stripe

from shop import (DAY, DECLINED, FAILS_LATER, HOUR, VISA, Customer, Form, api, browse, control, period, shop, submit)

BACK = "http://127.0.0.1:9/plan"


def session(customer=None, **more):
    params = {
        "mode": "subscription",
        "line_items": [{"price": shop.pro_monthly.id, "quantity": 1}],
        "success_url": BACK + "?paid={CHECKOUT_SESSION_ID}",
        "cancel_url": BACK,
        "payment_method_collection": "if_required",
        **more,
    }
    if customer:
        params["customer"] = customer.id
    return api.v1.checkout.sessions.create(params)


class Sessions(unittest.TestCase):
    def test_a_session_has_its_lines_its_currency_and_its_language(self):
        made = session(Customer(card=None), currency="eur", locale="fr", client_reference_id="org", metadata={"a": "b"},
                       line_items=[{"price": shop.pro_monthly.id, "quantity": 3}])
        self.assertEqual((made.status, made.payment_status, made.currency, made.amount_total, made.client_reference_id),
                         ("open", "unpaid", "eur", 44700, "org"))
        lines = api.v1.checkout.sessions.line_items.list(made.id).data
        self.assertEqual([(line.description, line.quantity, line.price.id) for line in lines],
                         [("Professional", 3, shop.pro_monthly.id)])
        for locale, language in [("fr", "fr"), ("fr-CA", "fr"), ("en", "en"), ("auto", "en")]:
            status, page, _ = browse(session(locale=locale).url)
            self.assertEqual((status, Form(page).language), (200, language))
        self.assertIn("aucun argent", browse(made.url)[1])

    def test_refusals(self):
        customer = Customer(card=None)
        near, line = {"trial_end": customer.now + 47 * HOUR}, {"price": shop.pro_monthly.id, "quantity": 1}
        table = [
            ({"subscription_data": near}, "subscription_data[trial_end]", None),
            ({"subscription_data": {"trial_period_days": 0}}, "subscription_data[trial_period_days]", None),
            ({"locale": "tlh"}, "locale", None),
            ({"customer_email": "a@example.com"}, "customer", None),
            ({"line_items": []}, "line_items", "parameter_missing"),
            ({"line_items": [{**line, "price": "price_none"}]}, "line_items[0][price]", "resource_missing"),
            ({"line_items": [{**line, "quantity": 0}]}, "line_items[0][quantity]", "parameter_invalid_integer"),
            ({"success_url": "plan"}, "success_url", "url_invalid"),
            ({"expires_at": customer.now + 60}, "expires_at", None),
            ({"expires_at": customer.now + 2 * DAY}, "expires_at", None),
            ({"currency": "gbp"}, "line_items[0][price]", None),
            ({"tax_id_collection": {"enabled": True}}, "tax_id_collection", None),
            ({"automatic_tax": {"enabled": True}}, "automatic_tax", "customer_tax_location_invalid"),
            ({"allow_promotion_codes": True, "discounts": [{"coupon": "x"}]}, "allow_promotion_codes", None),
            ({"payment_method_types": ["card"]}, "payment_method_types", "parameter_unknown"),
        ]
        for more, param, code in table:
            with self.subTest(more), self.assertRaises(stripe.InvalidRequestError) as refused:
                session(customer, **more)
            self.assertEqual((refused.exception.param, refused.exception.code), (param, code))

    def test_a_session_expires_by_hand_and_by_time(self):
        customer = Customer(card=None)
        by_hand, by_time = session(customer), session(customer, expires_at=customer.now + HOUR)
        ended = api.v1.checkout.sessions.expire(by_hand.id)
        self.assertEqual((ended.status, ended.url), ("expired", None))
        with self.assertRaises(stripe.InvalidRequestError):
            api.v1.checkout.sessions.expire(by_hand.id)
        self.assertEqual(browse(by_hand.url)[0], 404)
        customer.advance(customer.now + HOUR)
        self.assertEqual(api.v1.checkout.sessions.retrieve(by_time.id).status, "expired")
        self.assertEqual(len(customer.events("checkout.session.expired")), 2)


class Paying(unittest.TestCase):
    def test_a_declined_card_leaves_the_session_open_and_a_good_one_pays(self):
        customer = Customer(card=None)
        made = session(customer, subscription_data={"metadata": {"org_id": "7"}})
        for card in [DECLINED, FAILS_LATER, "", "4242"]:
            status, page, _ = submit(made.url, card=card)
            self.assertEqual((status, Form(page).method), (402, "post"), card)
        self.assertEqual(api.v1.subscriptions.list({"customer": customer.id, "status": "all"}).data, [])
        status, _, target = submit(made.url, card=VISA)
        self.assertEqual((status, target), (303, f"{BACK}?paid={made.id}"))
        done = api.v1.checkout.sessions.retrieve(made.id, {"expand": ["subscription", "invoice"]})
        self.assertEqual((done.status, done.payment_status, done.url), ("complete", "paid", None))
        self.assertEqual((done.subscription.status, done.subscription.metadata.org_id), ("active", "7"))
        self.assertEqual((done.invoice.status, done.invoice.amount_paid), ("paid", 14900))
        self.assertEqual(browse(made.url)[0], 404)
        event = customer.events("checkout.session.completed")[0]
        self.assertEqual(event.data.object.subscription, done.subscription.id)

    def test_a_trial_needs_no_card(self):
        customer = Customer(card=None)
        until = customer.now + 9 * DAY
        settings = {"end_behavior": {"missing_payment_method": "pause"}}
        made = session(customer, subscription_data={"trial_end": until, "trial_settings": settings})
        self.assertEqual(made.amount_total, 0)
        self.assertEqual(submit(made.url, card="")[0], 303)
        done = api.v1.checkout.sessions.retrieve(made.id, {"expand": ["subscription"]})
        self.assertEqual((done.payment_status, done.subscription.status), ("no_payment_required", "trialing"))
        self.assertEqual((done.subscription.trial_end, period(done.subscription)[1]), (until, until))
        always = session(Customer(card=None), subscription_data={"trial_period_days": 14}, payment_method_collection="always")
        self.assertEqual(submit(always.url, card="")[0], 402)

    def test_a_session_without_a_customer_makes_one(self):
        made = session(customer_email="new@example.com", currency="eur")
        self.assertEqual(submit(made.url, card=VISA, name="New")[0], 303)
        done = api.v1.checkout.sessions.retrieve(made.id, {"expand": ["customer"]})
        self.assertEqual((done.customer.email, done.customer.name, done.customer.currency), ("new@example.com", "New", "eur"))

    def test_a_promotion_code_and_a_tax_id_are_typed_on_the_page(self):
        coupon = api.v1.coupons.create({"percent_off": 50, "duration": "once"})
        api.v1.promotion_codes.create({"promotion": {"type": "coupon", "coupon": coupon.id}, "code": f"{shop.mark}HALF"})
        customer = Customer(card=None)
        made = session(customer, allow_promotion_codes=True, tax_id_collection={"enabled": True},
                       automatic_tax={"enabled": True}, customer_update={"address": "auto", "name": "auto"},
                       billing_address_collection="required")
        self.assertEqual(submit(made.url, card=VISA, promotion_code="WRONG")[0], 400)
        self.assertEqual(submit(made.url, card=VISA, tax_id="nonsense")[0], 400)
        typed = {"promotion_code": f"{shop.mark}half", "tax_id": "DE123456789", "country": "DE", "postal_code": "10115"}
        self.assertEqual(submit(made.url, card=VISA, name="Shop GmbH", **typed)[0], 303)
        done = api.v1.checkout.sessions.retrieve(made.id)
        self.assertEqual((done.amount_subtotal, done.amount_total, done.total_details.amount_discount), (14900, 7450, 7450))
        self.assertEqual(done.customer_details.tax_ids[0].value, "DE123456789")
        read = api.v1.customers.retrieve(customer.id)
        self.assertEqual((read.name, read.address.country, read.address.postal_code), ("Shop GmbH", "DE", "10115"))

    def test_a_quantity_is_adjusted_within_its_bounds(self):
        adjustable = {"enabled": True, "minimum": 1, "maximum": 5}
        line = {"price": shop.starter_monthly.id, "quantity": 2, "adjustable_quantity": adjustable}
        made = session(Customer(card=None), line_items=[line])
        self.assertEqual(submit(made.url, card=VISA, quantity_0="6")[0], 400)
        self.assertEqual(submit(made.url, card=VISA, quantity_0="5")[0], 303)
        done = api.v1.checkout.sessions.retrieve(made.id, {"expand": ["subscription"]})
        self.assertEqual((done.subscription["items"].data[0].quantity, done.amount_total), (5, 24500))

    def test_time_is_the_clock_without_a_test_clock(self):
        made = session(customer_email="wall@example.com")
        self.assertLess(abs(made.created - time.time()), 60)
        submit(made.url, card=VISA)
        subscription = api.v1.checkout.sessions.retrieve(made.id).subscription
        start, end = period(api.v1.subscriptions.retrieve(subscription))
        control("/sim/clock", {"advanceSeconds": end - start + 2 * HOUR})
        try:
            self.assertEqual(period(api.v1.subscriptions.retrieve(subscription))[0], end)
            bills = api.v1.invoices.list({"subscription": subscription}).data
            self.assertEqual([bill.status for bill in bills], ["paid", "paid"])
        finally:
            control("/sim/clock", {"advanceSeconds": start - end - 2 * HOUR})


class Portal(unittest.TestCase):
    def open(self, customer, **flow):
        params = {"customer": customer.id, "return_url": BACK, "locale": "fr"}
        if flow:
            params["flow_data"] = flow
        return api.v1.billing_portal.sessions.create(params).url

    def test_the_card_is_changed(self):
        customer = Customer(card="pm_card_chargeCustomerFail")
        url = self.open(customer, type="payment_method_update")
        self.assertEqual(Form(browse(url)[1]).language, "fr")
        self.assertEqual(submit(url, card=DECLINED)[0], 402)
        self.assertEqual(submit(url, card=VISA)[0], 303)
        self.assertEqual(customer.subscribe().status, "active")
        methods = api.v1.customers.payment_methods.list(customer.id).data
        self.assertEqual([method.card.last4 for method in methods], ["4242", "0341"])

    def test_a_subscription_is_canceled_and_resumed(self):
        customer = Customer()
        made = customer.subscribe()
        flow = {"type": "subscription_cancel", "subscription_cancel": {"subscription": made.id},
                "after_completion": {"type": "redirect", "redirect": {"return_url": BACK + "?ended"}}}
        status, _, target = submit(self.open(customer, **flow))
        self.assertEqual((status, target), (303, BACK + "?ended"))
        self.assertTrue(api.v1.subscriptions.retrieve(made.id).cancel_at_period_end)
        self.assertEqual(browse(self.open(customer), {"action": "resume"})[0], 303)
        self.assertFalse(api.v1.subscriptions.retrieve(made.id).cancel_at_period_end)
        self.assertEqual(browse(self.open(customer), {"action": "dance"})[0], 400)

    def test_a_change_is_confirmed(self):
        customer = Customer()
        made = customer.subscribe(shop.starter_monthly)
        item = {"id": made["items"].data[0].id, "price": shop.pro_monthly.id, "quantity": 1}
        flow = {"type": "subscription_update_confirm",
                "subscription_update_confirm": {"subscription": made.id, "items": [item]}}
        self.assertEqual(submit(self.open(customer, **flow))[0], 303)
        self.assertEqual(api.v1.subscriptions.retrieve(made.id)["items"].data[0].price.id, shop.pro_monthly.id)

    def test_another_customers_subscription_is_refused(self):
        theirs = Customer().subscribe()
        with self.assertRaises(stripe.InvalidRequestError):
            self.open(Customer(), type="subscription_cancel", subscription_cancel={"subscription": theirs.id})
        ours = Customer()
        self.assertEqual(browse(self.open(ours), {"action": "cancel", "subscription": theirs.id})[0], 400)
        self.assertFalse(api.v1.subscriptions.retrieve(theirs.id).cancel_at_period_end)


class InvoicePages(unittest.TestCase):
    def test_an_open_invoice_is_paid_on_its_page(self):
        customer = Customer(card="pm_card_chargeCustomerFail")
        made = customer.subscribe()
        bill = api.v1.invoices.retrieve(made.latest_invoice)
        self.assertEqual(submit(bill.hosted_invoice_url, card=FAILS_LATER)[0], 402)
        self.assertEqual(submit(bill.hosted_invoice_url, card="4000 0027 6000 3184")[0], 303)
        self.assertEqual(api.v1.invoices.retrieve(bill.id).status, "paid")
        self.assertEqual(api.v1.subscriptions.retrieve(made.id).status, "active")
        status, document, _ = browse(bill.invoice_pdf)
        self.assertEqual((status, document[:5]), (200, "%PDF-"))

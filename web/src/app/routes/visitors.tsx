// Signing in and up, invitations, the API reference: addresses for people without a session.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parseConfirmSearch, parseLoginSearch } from "@/features/auth/search";
import { signInSettingsQuery } from "@/features/auth/sign-in-settings";
import { AccessDeniedScreen } from "../dead-ends";
import { forVisitors, requireSession, requireUnregistered } from "../guard";
import { root } from "./base";

const login = lazyRouteComponent(() => import("@/features/auth/login-page"), "LoginPage");
const signup = lazyRouteComponent(() => import("@/features/auth/signup-page"), "SignupPage");
const complete = lazyRouteComponent(() => import("@/features/auth/complete-page"), "CompletePage");
const forgot = lazyRouteComponent(() => import("@/features/auth/forgot-page"), "ForgotPage");
const reset = lazyRouteComponent(() => import("@/features/auth/reset-page"), "ResetPage");
const confirm = lazyRouteComponent(() => import("@/features/auth/confirm-page"), "ConfirmPage");
const link = lazyRouteComponent(() => import("@/features/auth/link-page"), "LinkPage");
const factor = lazyRouteComponent(() => import("@/features/auth/second-factor-page"), "SecondFactorPage");
const setUpFactor = lazyRouteComponent(() => import("../set-up-factor-screen"), "SetUpFactorScreen");
const reference = lazyRouteComponent(() => import("@/features/api-reference/page"), "ApiReferencePage");

// English and French twins of one screen.
const loginRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLoginSearch,
    beforeLoad: ({ context }) => forVisitors(context.client, path, false),
    // Waited for, so that no button appears where another one was about to be pressed.
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: login,
  });

const signupRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context }) => forVisitors(context.client, path, true),
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: signup,
  });

const completeRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context }) => requireUnregistered(context.client, path),
    component: complete,
  });

const forgotRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: forgot });

const resetRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: reset });

const confirmRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: parseConfirmSearch, component: confirm });

const linkRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, validateSearch: parseLoginSearch, component: link });

const factorRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLoginSearch,
    beforeLoad: () => requireSession(path),
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: factor,
  });

const setUpRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: parseLoginSearch,
    beforeLoad: () => requireSession(path),
    loader: ({ context }) => context.client.ensureQueryData(signInSettingsQuery).catch(() => null),
    component: setUpFactor,
  });

const referenceRoute = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: reference });

const invitationRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => import("@/features/orgs/invitation-page"), "InvitationPage"),
  });

const accessDenied = createRoute({
  getParentRoute: () => root,
  path: "/access-denied",
  component: AccessDeniedScreen,
});

/** Addresses outside the dashboard, English and French. */
export const visitorRoutes = [
  loginRoute("/login"),
  loginRoute("/fr/login"),
  signupRoute("/signup"),
  signupRoute("/fr/signup"),
  completeRoute("/complete-registration"),
  completeRoute("/fr/complete-registration"),
  forgotRoute("/forgot-password"),
  forgotRoute("/fr/forgot-password"),
  resetRoute("/reset-password"),
  resetRoute("/fr/reset-password"),
  confirmRoute("/confirm"),
  confirmRoute("/fr/confirm"),
  linkRoute("/sign-in-link"),
  linkRoute("/fr/sign-in-link"),
  factorRoute("/second-factor"),
  factorRoute("/fr/second-factor"),
  setUpRoute("/set-up-second-factor"),
  setUpRoute("/fr/set-up-second-factor"),
  referenceRoute("/docs/api"),
  referenceRoute("/fr/docs/api"),
  invitationRoute("/invitation"),
  invitationRoute("/fr/invitation"),
  accessDenied,
] as const;

// /complete-registration and /fr/complete-registration: the one step between an account and an organization.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { ApiError, api, type Schemas, unwrap } from "@/lib/api";
import { signOut } from "@/lib/auth";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useI18n } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { fieldText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { addressOf } from "./addresses";
import { AuthLayout } from "./auth-layout";
import { homeCountry } from "./home-country";

/** Page for users who signed in but have not completed the registration. */
export function CompletePage() {
  const { language, messages } = useI18n();
  const { auth, ui } = messages;
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = client.getQueryData(meQuery.queryKey)?.user;
  const [first, setFirst] = useState(user?.first_name ?? "");
  const [last, setLast] = useState(user?.last_name ?? "");
  const [company, setCompany] = useState("");
  const [isChecked, setChecked] = useState(false);

  const registration = useMutation({
    mutationFn: (body: Schemas["NewRegistration"]) => unwrap(api.POST("/api/v1/registration", { body })),
    onSuccess: async (me) => {
      client.setQueryData(meQuery.queryKey, me);
      await navigate({ to: "/dashboard", replace: true });
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!first.trim() || !last.trim()) return focusFirstInvalid(event.currentTarget);
    registration.mutate({
      first_name: first.trim(),
      last_name: last.trim(),
      company: company.trim() || null,
      country: homeCountry(),
      language,
    });
  };

  const leave = async () => {
    await signOut();
    client.clear();
    await navigate({ to: addressOf("login", language) });
  };

  const refused = registration.error instanceof ApiError ? registration.error.errors : [];
  const errorOf = (field: string, value?: string) => {
    if (isChecked && value !== undefined && !value.trim()) return auth.errors.required;
    const refusal = refused.find((error) => error.field === field);
    return refusal && fieldText(refusal, messages);
  };
  return (
    <AuthLayout
      page="complete-registration"
      documentTitle={auth.complete.document_title}
      title={auth.complete.title}
      subtitle={auth.complete.subtitle}
    >
      <form onSubmit={submit} noValidate className="mt-7 flex flex-col gap-5">
        {registration.isError && refused.length === 0 && <Banner kind="error">{auth.complete.failed}</Banner>}
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label={auth.first_name}
            name="firstName"
            autoComplete="given-name"
            value={first}
            onChange={setFirst}
            isRequired
            errorMessage={errorOf("first_name", first)}
          />
          <TextField
            label={auth.last_name}
            name="lastName"
            autoComplete="family-name"
            value={last}
            onChange={setLast}
            isRequired
            errorMessage={errorOf("last_name", last)}
          />
        </div>
        <TextField
          label={auth.company}
          hint={ui.optional}
          name="company"
          autoComplete="organization"
          value={company}
          onChange={setCompany}
          description={auth.complete.company_hint}
          errorMessage={errorOf("company")}
        />
        <Button type="submit" variant="primary" size="lg" isPending={registration.isPending}>
          {auth.complete.submit}
        </Button>
        <Button variant="ghost" onPress={() => void leave()}>
          {auth.complete.other_account}
        </Button>
      </form>
    </AuthLayout>
  );
}

// Submits a newsletter form without leaving the page, and shows the result.

/** Enhances one form. */
export default function newsletter(form: HTMLElement) {
  const status = form.querySelector("[role=status]");
  if (!(form instanceof HTMLFormElement) || !status) return;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (button?.disabled) return;
    if (button) button.disabled = true;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    }).catch(() => null);
    if (answer?.ok) form.reset();
    status.textContent = (answer?.ok ? form.dataset.success : form.dataset.failure) ?? "";
    if (button) button.disabled = false;
  });
}

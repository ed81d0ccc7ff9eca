/** What was typed and chosen in the request form before its scripts had loaded, without photos. */
export function earlyFields(form: HTMLFormElement): Record<string, string> {
  const controls = Array.from(form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(fields))
  const { day, ...early } = Object.fromEntries(controls.filter(isChanged).map(({ name, value }) => [name, value]))
  // A day that is chosen fills in the date, which only scripts can do.
  return day === undefined ? early : { ...early, requestDate: day }
}

const fields = 'select, textarea, input:not([type="hidden"], [type="file"])'

function isChanged(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false
  if (control.type === 'radio') return control instanceof HTMLInputElement && control.checked && !control.defaultChecked
  return control.value !== control.defaultValue
}

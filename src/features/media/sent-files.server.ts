/** The files in the `picture` field of a form. Where none was chosen, browsers send one without a name. */
export function filesIn(form: FormData): File[] {
  const files = form.getAll('picture').filter((file) => file instanceof File)
  return files.filter(({ name, size }) => name !== '' || size > 0)
}

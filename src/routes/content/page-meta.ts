/** Title and description of a public page. */
export function pageMeta(title: string, description: string) {
  return [{ title: `${title} – Poolwell` }, { name: 'description', content: description }]
}

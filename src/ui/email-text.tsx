/** An email address, which a narrow line breaks behind the @ before it would within a word. */
export function EmailText({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1
  return (
    <span className="wrap-anywhere">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  )
}

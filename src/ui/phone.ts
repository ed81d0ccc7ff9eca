/** "(626) 555-0134" for every US number, however it was typed; any other number as it was typed. */
export function formatPhone(phone: string): string {
  return phone.replace(american, '($1) $2-$3')
}

/** The link that dials a number: "tel:+15125550147" from "512.555.0147". */
export function telLink(phone: string): string {
  return `tel:${phone.replace(american, '+1$1$2$3').replace(/[^+\d]/g, '')}`
}

const american = /^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s.-]*(\d{4})\s*$/

/** "(626) 555-0134" for every US number, however it was typed; any other number as it was typed. */
export function formatPhone(phone: string): string {
  return phone.replace(american, '($1) $2-$3').replace(extension, ' ext. $2')
}

/** The link that dials a number, and its extension after a pause: "tel:+15125550147,12" from "512.555.0147 x12". */
export function telLink(phone: string): string {
  const number = phone.replace(american, '+1$1$2$3').replace(extension, ',$2')
  return `tel:${number.replace(/[^+\d,]/g, '')}`
}

const american = /^(?:\+?1)?[^\w+]*([2-9]\d\d)\W*([2-9]\d\d)\W*(\d{4})(?=\D*($|[x#]))/i
const extension = /\W*(e?xt?[a-z.]*|#) *(\d{1,6})$/i

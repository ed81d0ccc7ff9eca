/** What a business needs before homeowners ask it for appointments. */
export interface FirstSteps {
  hasServices: boolean
  hasHours: boolean
  hasPicture: boolean
  /** A phone number or an email address that homeowners see. */
  hasContact: boolean
}

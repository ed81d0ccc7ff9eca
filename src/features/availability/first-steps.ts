/** What a business needs before homeowners ask it for visits. */
export interface FirstSteps {
  hasServices: boolean
  hasHours: boolean
  hasPicture: boolean
}

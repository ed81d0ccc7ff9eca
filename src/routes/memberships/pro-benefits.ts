/** The benefits of a membership, for the home page and the sign-up. */
export const proBenefits: string[] = [
  'Requests from homeowners near you, sent to you alone',
  'No commission: what you charge is what you keep',
  'Your phone, email and photos of your work on your profile',
  'A calendar that cannot be double-booked',
  'Reviews only from people who hired you',
]

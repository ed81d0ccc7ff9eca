export const demoPassword = 'poolwell'

/** The accounts to log in as, the ones with the most to see first. All demo accounts share their password. */
export const demoAccounts = [
  {
    email: 'homeowner@demo.poolwell.example',
    password: demoPassword,
    role: 'customer',
    label: 'Homeowner',
    firstName: 'Dana',
    lastName: 'Whitfield',
    who: 'A homeowner in Pasadena with a weekly service, visits ahead, visits behind and some to review',
  },
  {
    email: 'pro@demo.poolwell.example',
    password: demoPassword,
    role: 'pro',
    label: 'Pro',
    firstName: 'Maria',
    lastName: 'Delgado',
    who: 'A verified pro in Pasadena, Blue Haven Pool Care, with requests to answer',
  },
  {
    email: 'newpro@demo.poolwell.example',
    password: demoPassword,
    role: 'pro',
    label: 'New pro',
    firstName: 'Jordan',
    lastName: 'Ellis',
    who: 'A pro who has just registered and has no profile yet',
  },
] as const

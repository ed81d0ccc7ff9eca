export const demoPassword = 'poolwell'

/** The people to log in as, in the order of what there is to see. Everyone in the demo data shares their password. */
export const demoAccounts = [
  {
    email: 'homeowner@demo.poolwell.example',
    password: demoPassword,
    role: 'customer',
    label: 'Homeowner',
    firstName: 'Dana',
    lastName: 'Whitfield',
    who: 'A homeowner in Pasadena with visits ahead, visits behind and one to review',
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

// Everything in this folder is a claim or an example. Pages mark whatever they use from here.

/** Used until there are pros, appointments and reviews to count, in that order. */
export const claimedFigures = [
  { figure: '500+', text: 'pool pros' },
  { figure: '2M+', text: 'services completed' },
  { figure: '98%', text: 'happy homeowners' },
]

// Everything in this folder is a claim or an example. Pages mark whatever they use from here.

/** Used until there are pros, visits and ratings to count. */
export const claimedFigures = {
  pros: { figure: '500+', text: 'pool pros', claimed: true },
  visits: { figure: '2M+', text: 'services completed', claimed: true },
  rating: { figure: '98%', text: 'happy homeowners', claimed: true },
}

export const timeline = [
  {
    year: '2020',
    title: 'A wet notebook',
    text: 'Our founder cleans pools and keeps her customers in a notebook that falls in the water.',
  },
  {
    year: '2021',
    title: 'The first twelve pros',
    text: 'A shared calendar for a dozen crews in Pasadena, with no lead fees.',
  },
  {
    year: '2022',
    title: 'Reviews from visits only',
    text: 'One completed visit, one review. Three in four of the old ones had to go.',
  },
  {
    year: '2023',
    title: 'Across the Sun Belt',
    text: 'California, Arizona, Texas and Florida, one ZIP code at a time.',
  },
  { year: '2024', title: 'A flat membership', text: 'Commission goes for good: one price, the same for everybody.' },
]

export const leadership = [
  {
    name: 'Elena Marsh',
    role: 'Founder and chief executive',
    text: 'Cleaned 4,000 pools before writing a line of code.',
  },
  { name: 'David Okonkwo', role: 'Technology', text: 'Would rather have calendars right than clever.' },
  { name: 'Grace Lin', role: 'Pros and partnerships', text: 'Third generation in a family pool business.' },
  { name: 'Tomás Rivera', role: 'Trust and support', text: 'Answers the phone himself every Friday.' },
]

export const contacts = [
  { name: 'Elena Marsh', role: 'Founder and chief executive', text: 'On marketplaces, fairness and small business.' },
  { name: 'Grace Lin', role: 'Pros and partnerships', text: 'On the pool trade, training and seasons.' },
]

export const releases = [
  {
    category: 'Product',
    date: '2024-09-18',
    minutes: 2,
    title: 'Poolwell ends commission for good',
    text: 'From today every pro pays the same flat membership and keeps all of what a customer pays. The price is $39.99 a month or $407.88 a year, with 14 days to try it.',
  },
  {
    category: 'Trust',
    date: '2024-05-02',
    minutes: 3,
    title: 'No visit, no review',
    text: 'Reviews on Poolwell can now be written only for completed visits, once each, by the customer who booked. Pros can answer in public and cannot remove them.',
  },
  {
    category: 'Company',
    date: '2023-03-21',
    minutes: 2,
    title: 'Poolwell opens in four Sun Belt states',
    text: 'Homeowners in California, Arizona, Texas and Florida can find pros by ZIP code, see who covers their street and book a visit.',
  },
  {
    category: 'Safety',
    date: '2023-01-11',
    minutes: 4,
    title: 'Drain covers and barriers join the checklist',
    text: 'Pros can note the state of drain covers, gates and barriers after each visit, and homeowners find Pool Safely’s guidance beside it.',
  },
]

export const mentions = [
  { outlet: 'Backyard Weekly', text: '“The rare marketplace that sends your request to one person.”' },
  { outlet: 'The Pool Trade Journal', text: '“A calendar first, and a marketplace around it.”' },
  { outlet: 'Sun Belt Business', text: '“Flat fees, and pros who stay.”' },
  { outlet: 'Home Desk Radio', text: '“They told me to do the bucket test myself before I paid anyone.”' },
]

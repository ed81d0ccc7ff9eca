import type { HomeContent } from './home-content.ts'

/** Who we are, how to search here, and the questions of the page, in the words of schema.org. */
export function homeStructure(base: string, { questions }: HomeContent) {
  const organization = {
    '@type': 'Organization',
    name: 'Poolwell',
    url: `${base}/`,
    logo: `${base}/apple-touch-icon.png`,
  }
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${base}/find-pros?location={place}` },
    'query-input': 'required name=place',
  }
  const faq = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [
    organization,
    { '@type': 'WebSite', name: 'Poolwell', url: `${base}/`, potentialAction: search },
    { '@type': 'FAQPage', mainEntity: faq },
  ]
}

import type { HomeContent } from './home-content.ts'

/** The company, its search and the page's questions as schema.org data. */
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

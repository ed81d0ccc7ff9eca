import type { MetaDescriptor } from 'react-router'

import type { ProProfile } from '../../features/pros/pro.ts'

/** Title, description and structured data, from what everyone may know of the pro. */
export function profileMeta(pro: ProProfile): MetaDescriptor[] {
  return [
    { title: `${pro.businessName}, ${pro.city}, ${pro.state} – Poolwell` },
    { name: 'description', content: `${pro.businessName} in ${pro.city}, ${pro.state}: ${opening(pro.description)}` },
    { 'script:ld+json': business(pro) },
  ]
}

function opening(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 120 ? `${line.slice(0, 117).replace(/\s\S*$/, '')}…` : line
}

function business({ businessName, city, state, zipCode, averageRating, reviewCount }: ProProfile) {
  const rating = { '@type': 'AggregateRating', ratingValue: averageRating?.toFixed(1) ?? '', reviewCount }
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name: businessName,
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: 'US',
    },
    ...(averageRating === null ? {} : { aggregateRating: rating }),
  }
}

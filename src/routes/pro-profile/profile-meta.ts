import type { MetaDescriptor } from 'react-router'

import type { ProProfile } from '../../features/pros/pro.ts'
import { absoluteUrl, pageMeta } from '../../shell/page-meta.ts'

/** Title, description and structured data, from the pro's public data. */
export function profileMeta(args: Parameters<typeof pageMeta>[0], pro: ProProfile): MetaDescriptor[] {
  const photos = pro.photos.map(({ url }) => absoluteUrl(args, url))
  return pageMeta(args, {
    title: `${pro.businessName}, ${pro.city}, ${pro.state}`,
    description: `${pro.businessName}, pool professional in ${pro.city}, ${pro.state}: ${opening(pro.description)}`,
    picture: `/og/pros/${pro.userId}.png`,
    structured: [
      {
        ...business(pro),
        url: absoluteUrl(args, `/pros/${pro.userId}`),
        image: photos.length > 0 ? photos : undefined,
      },
    ],
  })
}

function opening(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 120 ? `${line.slice(0, 117).replace(/^(.{60,})\s.*$/, '$1')}…` : line
}

function business({ businessName, city, state, zipCode, averageRating, reviewCount }: ProProfile) {
  const rating = { '@type': 'AggregateRating', ratingValue: averageRating?.toFixed(1) ?? '', reviewCount }
  return {
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

import { type Filters, noFilters, searchHref } from './filters.ts'

/** The same search without its filters: around the same place, in the same order. */
export const clearedHref = ({ location, sort }: Filters) => searchHref({ ...noFilters, location, sort })

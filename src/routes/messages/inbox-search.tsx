import { ListSearch } from '../../ui/list-search.tsx'

/** Finds conversations by the other person's name. */
export function InboxSearch({ search = '', isEmpty = false }: { search?: string; isEmpty?: boolean }) {
  const hint = 'Try part of a name.'
  return (
    <div className="mb-3 px-3">
      <ListSearch list="Conversations" label="Name" all="/messages" {...{ search, isEmpty, hint }} />
    </div>
  )
}

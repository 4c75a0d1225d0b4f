import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useListHelpByCategory } from '#generated/client/content/content.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { helpArticlePath } from '#src/web/paths/query-paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { HELP_NAMES, isPinned } from './categories.ts'
import { matches } from './search-help.ts'
import { ListPage } from './list-page.tsx'

/** Lists the help pages that contain the searched words. The texts are loaded once, with the first search. */
export function HelpSearchResults({ searchText: wanted }: { readonly searchText: string }) {
  const t = useText<AreaKeys['content']>()
  const query = useListHelpByCategory({}, { query: { select: dataOf, staleTime: Infinity } })
  const found = query.data?.filter((page) => matches(page, wanted))
  return (
    <>
      <output>{found !== undefined && t('content.found', { count: found.length })}</output>
      <ListPage
        entries={found?.map(({ id, title, createTime, sysHelpClassification, isTop }) => ({
          to: helpArticlePath(id),
          title,
          time: createTime,
          about: t(HELP_NAMES[sysHelpClassification]),
          pinned: isPinned({ isTop }),
        }))}
        query={query}
        empty={{ icon: <Search24Regular />, title: t('content.noMatch'), text: t('content.noMatchText') }}
        error={t('content.helpError')}
      />
    </>
  )
}

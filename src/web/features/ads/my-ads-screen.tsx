import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useFilterMyAds } from '#generated/client/ads/ads.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Ad } from '#generated/models/ad.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { CREATE_AD_PATH, MERCHANT_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AdActions } from './ad-actions.tsx'
import { useAdColumns } from './use-ad-columns.tsx'
import { ANY, type Filter, NO_FILTER, requestOf, SHELVES, SIDES } from './ad-filter.ts'

const PAGE_SIZE = 10
/** Three things can be done with an ad, each in a word. */
const CARDS_BELOW = 820
const idOf = ({ id }: Ad): string => id

/** /ad: the member's ads, on and off the shelf (FEAT-19, ENT-02). */
export function MyAdsScreen() {
  const t = useText<AreaKeys['ads']>()
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const [page, setPage] = useState(0)
  const request = requestOf(filter, page, PAGE_SIZE)
  const { data, error, isFetching, isPlaceholderData, refetch } = useFilterMyAds(request, {
    query: { select: dataOf, placeholderData: keepPreviousData },
  })
  const columns = useAdColumns()
  const actions = useCallback((ad: Ad) => <AdActions ad={ad} />, [])
  const change = (part: Partial<Filter>): void => {
    setPage(0)
    setFilter({ ...filter, ...part })
  }
  const isFiltered = filter.side !== ANY || filter.shelf !== ANY
  // Then the empty list offers it, and once is enough.
  const isEmpty = !isFiltered && data?.totalElements === 0
  const create = (
    <LinkButton to={CREATE_AD_PATH} look="primary" icon={<Add16Regular />}>
      {t('ads.create')}
    </LinkButton>
  )
  return (
    <Page
      title={t('ads.title')}
      actions={
        <>
          <LinkButton to={MERCHANT_PATH}>{t('ads.merchant.title')}</LinkButton>
          {!isEmpty && create}
        </>
      }
    >
      <Card>
        <DataTable
          label={t('ads.title')}
          columns={columns}
          rows={data?.content}
          rowKey={idOf}
          actions={actions}
          cardsBelow={CARDS_BELOW}
          failure={failureOf(t('ads.error'), { error, isFetching, refetch })}
          filters={
            <>
              <SelectFilter
                label={t('ads.side')}
                value={filter.side}
                options={SIDES.map((value) => ({ value, label: t(`ads.filter.${value}`) }))}
                onChange={(side) => change({ side })}
              />
              <SelectFilter
                label={t('ads.shelf')}
                value={filter.shelf}
                options={SHELVES.map((value) => ({ value, label: t(`ads.filter.${value}`) }))}
                onChange={(shelf) => change({ shelf })}
              />
            </>
          }
          {...(isFiltered && { onClearFilters: () => change(NO_FILTER) })}
          empty={{
            icon: <Megaphone24Regular />,
            title: t('ads.none'),
            text: t('ads.noneText'),
            action: create,
          }}
          paging={{
            kind: 'server',
            page,
            size: PAGE_SIZE,
            total: data?.totalElements ?? null,
            onPage: setPage,
            busy: isPlaceholderData,
          }}
        />
      </Card>
    </Page>
  )
}

import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { useCallback } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Ad } from '#generated/models/ad.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { CREATE_AD_PATH, MERCHANT_PATH } from '#src/web/paths/paths.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AdActions } from './ad-actions.tsx'
import { adList } from './ad-list.tsx'

/** /ad: the member's ads, on and off the shelf (FEAT-19, ENT-02). */
export function MyAdsScreen() {
  const t = useText<AreaKeys['ads']>()
  const list = useList(adList)
  const actions = useCallback((ad: Ad) => <AdActions ad={ad} />, [])
  // Then the empty list offers it, and once is enough.
  const isEmpty = list.rows?.length === 0 && !list.isNarrowed
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
        <List list={list} actions={actions} emptyAction={create} />
      </Card>
    </Page>
  )
}

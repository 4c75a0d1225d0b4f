import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getFilterMyAdsQueryKey, useCreateAd } from '#generated/client/ads/ads.ts'
import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AdPriceKind } from '#generated/models/ad-price-kind.ts'
import { AdSide } from '#generated/models/ad-side.ts'
import { toRequest } from '#forms/ad/request.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { MY_ADS_PATH } from '#src/web/paths/paths.ts'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { AdForm } from './ad-form.tsx'
import { PreviewSkeleton } from './ad-preview.tsx'
import { AdGate, AD_NEEDS, useAdGate } from './ad-gate.tsx'

/** Half of all ads sell, follow the market, and give a quarter of an hour to pay. */
const BLANK: Partial<AdValue> = {
  advertiseType: AdSide.SELL,
  priceType: AdPriceKind.MUTATIVE,
  timeLimit: 15,
  auto: 0,
}

/** /createAd: creates an ad (FEAT-19); shown to members with its prerequisites (VAL-33). */
export function CreateAdScreen() {
  const t = useText<AreaKeys['ads']>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutateAsync: create } = useCreateAd()
  const isOpen = useAdGate(AD_NEEDS)

  async function submit(value: AdValue): Promise<void> {
    await create({ data: toRequest(value) })
    showToast({ kind: 'success', title: t('ads.made') })
    await queries.invalidateQueries({ queryKey: anyRequest(getFilterMyAdsQueryKey()) })
    await navigate(MY_ADS_PATH)
  }

  const text = t('ads.createText')
  if (isOpen !== true)
    return (
      <FormPage
        title={t('ads.create')}
        from={{ to: MY_ADS_PATH, label: t('ads.title') }}
        {...(isOpen === null && { text, aside: <PreviewSkeleton /> })}
      >
        <AdGate need={AD_NEEDS}>{null}</AdGate>
      </FormPage>
    )
  return <AdForm title={t('ads.create')} text={text} initial={BLANK} draftKey="ad" onSubmit={submit} />
}

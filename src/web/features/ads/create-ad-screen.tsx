import { useNavigate } from 'react-router-dom'
import { useCreateAd } from '#generated/client/ads/ads.ts'
import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AdPriceKind } from '#generated/models/ad-price-kind.ts'
import { AdSide } from '#generated/models/ad-side.ts'
import { createAdOperation } from '#generated/operations/ads.ts'
import { toRequest } from '#forms/ad/request.ts'
import { MY_ADS_PATH } from '#src/web/paths/paths.ts'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { AdForm } from './ad-form.tsx'
import { PreviewSkeleton } from './ad-preview.tsx'
import { AdGate } from './ad-gate.tsx'

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
  const { mutateAsync: create } = useCreateAd()

  async function submit(value: AdValue): Promise<void> {
    await create({ data: toRequest(value) })
    showToast({ kind: 'success', title: t('ads.made') })
    await navigate(MY_ADS_PATH)
  }

  const text = t('ads.createText')
  return (
    <AdGate
      operation={createAdOperation}
      renderPage={(content, isKnown) => (
        <FormPage
          title={t('ads.create')}
          from={{ to: MY_ADS_PATH, label: t('ads.title') }}
          {...(!isKnown && { text, aside: <PreviewSkeleton /> })}
        >
          {content}
        </FormPage>
      )}
    >
      <AdForm title={t('ads.create')} text={text} initial={BLANK} draftKey="ad" onSubmit={submit} />
    </AdGate>
  )
}

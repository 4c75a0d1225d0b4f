import { Megaphone24Regular } from '@fluentui/react-icons/svg/megaphone'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useGetMyAd, useUpdateAd } from '#generated/client/ads/ads.ts'
import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AdDetail } from '#generated/models/ad-detail.ts'
import { AdShelf } from '#generated/models/ad-shelf.ts'
import { toUpdateRequest } from '#forms/ad/request.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { id } from '#src/core/contract/id.ts'
import { MY_ADS_PATH } from '#src/web/paths/paths.ts'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { AdForm } from './ad-form.tsx'
import { AD_FIELDS } from './ad-gate.tsx'
import { PreviewSkeleton } from './ad-preview.tsx'
import { valueOf } from './ad-value.ts'
import { useAdCalls } from './use-ad-calls.ts'

/** /editAd?id=501: changes an ad that is off the shelf (STATE-13, MSG-16). */
export function EditAdScreen() {
  const [params] = useSearchParams()
  const adId = params.get('id') ?? ''
  return adId === '' ? <Missing /> : <Edited key={adId} adId={adId} />
}

function Edited({ adId: wanted }: { readonly adId: string }) {
  const t = useText<AreaKeys['ads']>()
  const { data, error, isFetching, refetch } = useGetMyAd(
    { id: id(wanted) },
    // The form begins with these values: those of the last visit may be outdated.
    { query: { select: dataOf, gcTime: 0 } },
  )
  if (data !== undefined)
    return data.status === AdShelf.PUT_ON_SHELVES ? <OffFirst ad={data} /> : <Change ad={data} />
  if (error instanceof ApiError && error.kind === 'refused') return <Missing />
  if (error === null)
    return (
      <Frame text={t('ads.numberOf', { id: wanted })} aside={<PreviewSkeleton />}>
        <SkeletonRows heights={AD_FIELDS} />
      </Frame>
    )
  return (
    <Frame>
      <ErrorState title={t('ads.oneError')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    </Frame>
  )
}

function Change({ ad }: { readonly ad: AdDetail }) {
  const t = useText<AreaKeys['ads']>()
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateAd()

  async function submit(value: AdValue): Promise<void> {
    await update({ data: toUpdateRequest(value, ad.id) })
    showToast({ kind: 'success', title: t('ads.saved') })
    await navigate(MY_ADS_PATH)
  }

  return (
    <AdForm
      title={t('ads.change')}
      text={t('ads.numberOf', { id: ad.id })}
      initial={valueOf(ad)}
      draftKey={`ad/${ad.id}`}
      onSubmit={submit}
      submitText={t('ads.save')}
    />
  )
}

function OffFirst({ ad }: { readonly ad: AdDetail }) {
  const t = useText<AreaKeys['ads']>()
  const { takeOff, busy } = useAdCalls(ad.id)
  return (
    <Frame>
      <EmptyState
        icon={<Megaphone24Regular />}
        title={t('ads.offFirst')}
        action={
          <Button look="primary" busy={busy} onClick={() => void takeOff()}>
            {t('ads.takeOff')}
          </Button>
        }
      >
        {t('ads.offFirstText')}
      </EmptyState>
    </Frame>
  )
}

function Missing() {
  const t = useText<AreaKeys['ads']>()
  return (
    <Frame>
      <EmptyState
        icon={<Megaphone24Regular />}
        title={t('ads.oneMissing')}
        action={<LinkButton to={MY_ADS_PATH}>{t('ads.title')}</LinkButton>}
      >
        {t('ads.oneMissingText')}
      </EmptyState>
    </Frame>
  )
}

type FrameProps = { readonly children: ReactNode; readonly text?: string; readonly aside?: ReactNode }

function Frame({ children, ...more }: FrameProps) {
  const t = useText<AreaKeys['ads']>()
  return (
    <FormPage title={t('ads.change')} from={{ to: MY_ADS_PATH, label: t('ads.title') }} {...more}>
      <Card>{children}</Card>
    </FormPage>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Ad } from '#generated/models/ad.ts'
import { AdShelf } from '#generated/models/ad-shelf.ts'
import { editAdPath } from '#src/web/paths/query-paths.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { useAdCalls } from './use-ad-calls.ts'

/**
 * Shows the actions on an ad: on and off the shelf, and, off it, change and delete. Trying these while it is on the
 * shelf shows the reason and a button to take it off (MSG-16, STATE-13).
 */
export function AdActions({ ad }: { readonly ad: Ad }) {
  const t = useText<AreaKeys['ads']>()
  const navigate = useNavigate()
  const { putOn, takeOff, remove, busy } = useAdCalls(ad.id)
  const [asked, setAsked] = useState<'delete' | 'first-off' | null>(null)
  const isOn = ad.status === AdShelf.PUT_ON_SHELVES
  const close = (): void => setAsked(null)
  const which = <VisuallyHidden>{` ${t('ads.numberOf', { id: ad.id })}`}</VisuallyHidden>
  return (
    <>
      <Button look="subtle" size="small" busy={busy} onClick={() => void (isOn ? takeOff() : putOn())}>
        {t(isOn ? 'ads.takeOff' : 'ads.putOn')}
        {which}
      </Button>
      <Button
        look="subtle"
        size="small"
        onClick={() => (isOn ? setAsked('first-off') : void navigate(editAdPath(ad.id)))}
      >
        {t('ads.edit')}
        {which}
      </Button>
      <Button look="subtle" size="small" onClick={() => setAsked(isOn ? 'first-off' : 'delete')}>
        {t('ads.delete')}
        {which}
      </Button>
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('ads.deleteTitle', { id: ad.id })}
          action={t('ads.deleteAction')}
          onConfirm={() => void remove().finally(close)}
          onCancel={close}
          busy={busy}
        >
          {t('ads.deleteText')}
        </ConfirmDialog>
      )}
      {asked === 'first-off' && (
        <ConfirmDialog
          title={t('ads.offFirst')}
          action={t('ads.takeOff')}
          onConfirm={() => void takeOff().finally(close)}
          onCancel={close}
          busy={busy}
        >
          {t('ads.offFirstText')}
        </ConfirmDialog>
      )}
    </>
  )
}

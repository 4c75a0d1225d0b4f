import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useTheme } from '#src/web/session/hooks.ts'
import type { Theme } from '#src/web/session/theme.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { saveBlob } from '#src/web/list/csv/save-file.ts'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { useSite } from '#src/web/site/site.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import type { Invite } from '../invite-link.ts'
import { drawPoster, HEIGHT, lookOf, type PosterWords, WIDTH } from './draw-poster.ts'
import styles from './poster.module.css'

type PosterDialogProps = { readonly invite: Invite; readonly onClose: () => void }

/** The invitation as a picture to keep: in the language and the theme that are on (FEAT-22). */
export function PosterDialog({ invite, onClose }: PosterDialogProps) {
  const t = useText<AreaKeys['promotion']>()
  const { locale } = useIntl()
  const { name: brand, address } = useSite()
  const theme = useTheme()
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<Theme | null>(null)
  const words: PosterWords = {
    brand,
    // An amount and its coin stay on one line.
    headline: t('promotion.poster.headline', { amount: promotionTerms.feeRebate }).replaceAll(
      ' USDT',
      '\u00a0USDT',
    ),
    line: t('promotion.poster.line', { brand }),
    codeLabel: t('promotion.link.code'),
    code: invite.code,
    scan: t('promotion.poster.scan'),
    address: address.replace(/^https?:\/\/|\/+$/g, ''),
  }
  const fail = (): void => {
    showToast({ kind: 'error', title: t('promotion.poster.failed') })
  }

  const draw = useEffectEvent(async (look: Theme): Promise<void> => {
    const { encode } = await import('uqr')
    const element = canvas.current
    const context = element?.getContext('2d')
    if (element === null || context === null || context === undefined) return
    const { data } = encode(invite.landing, { ecc: 'M', border: 0 })
    drawPoster(context, words, lookOf(element), { modules: data, language: locale })
    setDrawn(look)
  })
  const report = useEffectEvent(fail)
  useEffect(() => {
    draw(theme).catch(report)
  }, [theme])

  const save = (): void =>
    canvas.current?.toBlob((blob) => {
      if (blob === null) fail()
      else saveBlob(`${brand}-${invite.code}.png`, blob)
    }, 'image/png')

  return (
    <Modal labelledBy={`${id}-title`} onClose={onClose} className={styles.dialog}>
      <DialogHead id={`${id}-title`} title={t('promotion.poster.title')} onClose={onClose} />
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        className={styles.poster}
        aria-hidden="true"
        data-drawn={drawn === theme}
      />
      <VisuallyHidden>
        {t('promotion.poster.alt', { headline: words.headline, code: invite.code })}
      </VisuallyHidden>
      <Button
        look="primary"
        size="large"
        block
        icon={<ArrowDownload20Regular />}
        disabled={drawn !== theme}
        onClick={save}
      >
        {t('promotion.poster.save')}
      </Button>
    </Modal>
  )
}

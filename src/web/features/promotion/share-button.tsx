import { Share16Regular } from '@fluentui/react-icons/svg/share'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useSite } from '#src/web/site/site.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

/** Hands the invitation to whatever the device shares with; not there where the browser cannot. */
export function ShareButton({ link }: { readonly link: string }) {
  const t = useText<AreaKeys['promotion']>()
  const { name: brand } = useSite()
  if (!('share' in navigator)) return null
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: brand, text: t('promotion.share.text', { brand }), url: link })
    } catch (error) {
      // The share dialog was cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ kind: 'error', title: t('promotion.share.failed') })
    }
  }
  return (
    <Button icon={<Share16Regular />} onClick={() => void share()}>
      {t('promotion.share')}
    </Button>
  )
}

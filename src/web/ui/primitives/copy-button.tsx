import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Copy16Regular } from '@fluentui/react-icons/svg/copy'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { showToast } from '../toast/toast-store.ts'

type CopyButtonProps = {
  readonly text: string
  /** Name of the button: "Copy address". */
  readonly label: string
  /** Shows the label as a button's text; otherwise it is an icon with that name. */
  readonly wide?: boolean
  /** Of a wide one; an icon is small. */
  readonly size?: 'small' | 'medium'
  /** Of a wide one: primary where copying is what one came for. */
  readonly look?: 'primary' | 'secondary'
}

const CHECK_MS = 2000

/** Copies a text and says whether that worked (MSG-22). A browser may refuse it: then the text can still be marked. */
export function CopyButton({
  text,
  label,
  wide = false,
  size = 'medium',
  look = 'secondary',
}: CopyButtonProps) {
  const intl = useIntl()
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    const timer = copied === 0 ? undefined : setTimeout(() => setCopied(0), CHECK_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied((count) => count + 1)
      showToast({ kind: 'success', title: intl.formatMessage({ id: 'ui.copied' }) })
    } catch {
      const words = intl.formatMessage({ id: 'ui.copyFailedText' })
      showToast({ kind: 'error', title: intl.formatMessage({ id: 'ui.copyFailed' }), text: words })
    }
  }
  const icon = copied > 0 ? <Checkmark16Regular /> : <Copy16Regular />
  if (!wide) return <IconButton size="small" label={label} icon={icon} onClick={() => void copy()} />
  return (
    <Button look={look} size={size} icon={icon} onClick={() => void copy()}>
      {label}
    </Button>
  )
}

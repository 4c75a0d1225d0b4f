import { type ReactNode, useState } from 'react'
import { Eye16Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff16Regular } from '@fluentui/react-icons/svg/eye-off'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { TextControl } from './text-control.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordWidget(widget: WidgetProps): ReactNode {
  const intl = useIntl()
  const [shown, setShown] = useState(false)
  const name = intl.formatMessage(
    { id: shown ? 'forms.password.hide' : 'forms.password.show' },
    { label: widget.label },
  )
  return (
    <TextControl
      widget={widget}
      type={shown ? 'text' : 'password'}
      contentAfter={
        <IconButton
          size="small"
          label={name}
          icon={shown ? <EyeOff16Regular /> : <Eye16Regular />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

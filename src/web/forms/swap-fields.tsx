import type { ReactNode } from 'react'
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useForm } from './form-context.ts'

type Props = { readonly a: string; readonly b: string; readonly label: string }

/** Exchanges the values of two fields; stands below one of them (`after`). */
export function SwapFields({ a, b, label }: Props): ReactNode {
  const { value, set } = useForm()
  return (
    <IconButton
      label={label}
      icon={<ArrowSort16Regular />}
      onClick={() => set({ [a]: value[b], [b]: value[a] })}
    />
  )
}

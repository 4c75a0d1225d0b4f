import { readLink } from '#src/web/features/transfer/read-link.ts'
import { TransferDialog } from '#src/web/features/transfer/transfer-dialog.tsx'
import { FormServices } from '../form-services.tsx'

type TransferPartProps = { readonly params: URLSearchParams; readonly onClose: () => void }

/** The transfer dialog with the services of its form; nothing for an address that names no transfer. */
export function TransferPart({ params, onClose }: TransferPartProps) {
  const link = readLink(params)
  return (
    link && (
      <FormServices>
        <TransferDialog link={link} onClose={onClose} />
      </FormServices>
    )
  )
}

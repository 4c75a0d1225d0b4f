import type { ReactNode } from 'react'
import type { ObjectFieldTemplateProps } from '@rjsf/utils'

/** The fields, one below the other. */
export function ObjectTemplate({ properties, fieldPathId }: ObjectFieldTemplateProps): ReactNode {
  return <div id={fieldPathId.$id}>{properties.map(({ content }) => content)}</div>
}

import type { TemplatesType } from '@rjsf/utils'
import { FieldTemplate } from './field-template.tsx'
import { ObjectTemplate } from './object-template.tsx'

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
}

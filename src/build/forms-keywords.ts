import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv'

const equals: CodeKeywordDefinition = {
  keyword: 'x-equals',
  schemaType: 'string',
  code(cxt: KeywordCxt) {
    const { gen, data, it } = cxt
    const schema: unknown = cxt.schema
    const sibling = gen.const('sibling', _`${it.parentData}[${String(schema)}]`)
    cxt.fail(_`${sibling} !== undefined && ${sibling} !== ${data}`)
  },
  error: { message: 'must equal its sibling', params: ({ schema }) => _`{field: ${String(schema)}}` },
}

export const constraintKeywords: readonly CodeKeywordDefinition[] = [equals]

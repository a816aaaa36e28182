export interface OpenAiErrorFields {
  readonly type?: string;
  readonly param?: string | null;
  readonly code?: string | null;
}

/** An error body as OpenAI writes it. */
export function openaiError(
  message: string,
  { type = 'invalid_request_error', param = null, code = null }: OpenAiErrorFields = {},
): object {
  return { error: { message, type, param, code } };
}

/** The refusal of a strict schema. */
export function schemaRefusal(name: string, fault: string): object {
  return openaiError(`Invalid schema for response_format '${name}': ${fault}`, {
    param: 'response_format',
    code: 'invalid_json_schema',
  });
}

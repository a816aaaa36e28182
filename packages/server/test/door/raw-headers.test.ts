import { describe, expect, it } from 'vitest';
import { headerValues } from '../../src/door/raw-headers.js';

describe('the values of a header', () => {
  const headers = ['Host', 'a.example', 'X-Host', 'host', 'HOST', 'b.example', 'Accept', 'host'];

  it('are all of them, whatever the case of the name', () => {
    expect(headerValues(headers, 'host')).toEqual(['a.example', 'b.example']);
  });

  it('are none where the name is only somebody’s value', () => {
    expect(headerValues(headers, 'a.example')).toEqual([]);
    expect(headerValues([], 'host')).toEqual([]);
  });
});

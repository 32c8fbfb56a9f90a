import { configure } from '@testing-library/react';
import { expect } from 'vitest';

// Components render twice and their effects run twice, which reveals side effects and missing clean-up. Whole screens run
// as they do for users: their requests are counted.
const { testPath } = expect.getState();
configure({ reactStrictMode: !testPath?.includes('/tests/screens/') });

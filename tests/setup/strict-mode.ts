import { configure } from '@testing-library/react';

// Components render twice and their effects run twice, which reveals side effects and missing clean-up.
configure({ reactStrictMode: true });

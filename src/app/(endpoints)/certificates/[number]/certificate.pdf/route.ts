import '@payload-config'; // Imported first so that all routes share its chunk.
import { handleCertificatePdf } from '@/modules/certification/routes';

export const dynamic = 'force-dynamic';

/** Returns a certificate as a PDF. */
export const GET = handleCertificatePdf;
